import { useWatch, type UseFormReturn } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { declareStatusFormFields as facts } from '#gateway/generated/fields/DeclareStatusForm.ts'
import { declareReportedStatusWords } from '#gateway/generated/words/DeclareReportedStatus.ts'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import type { DeclareChangeValues, OwnAction } from './declareChange.ts'

const options = Object.entries(declareReportedStatusWords).map(([value, label]) => ({ value, label }))

interface DeclareChangeFieldsProps {
  action: OwnAction
  form: UseFormReturn<DeclareChangeValues>
}

/** The fields of an action; confirming and deleting have none. */
export function DeclareChangeFields({ action, form: { register, control, formState } }: DeclareChangeFieldsProps) {
  const { errors } = formState
  const [reported, remark] = useWatch({ control, name: ['reported', 'remark'] })
  if (action === 'CONFIRM' || action === 'DELETE') return null
  return (
    <>
      {action === 'REPORT' ? (
        <>
          <SelectField
            {...register('reported')}
            value={reported}
            label={facts.reported.title}
            placeholder="请选择"
            options={options}
            required
            error={errors.reported?.message}
          />
          <NumberField
            {...register('amount')}
            label={`${facts.amount.title}，选填`}
            unit={facts.amount.unit}
            error={errors.amount?.message}
          />
        </>
      ) : null}
      <TextAreaField
        {...register('remark')}
        {...inputOf(facts.remark)}
        label={`${facts.remark.title}（选填）`}
        rows={3}
        length={remark.length}
        error={errors.remark?.message}
      />
    </>
  )
}
