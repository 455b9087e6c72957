import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { aheadHint } from '#gateway/fields/dates.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { investAmount } from '#gateway/generated/fields/AttractIntentForm.ts'
import { area, visitDate } from '#gateway/generated/fields/InvestmentIntentForm.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { IntentValues } from './intentSchema.ts'

interface TargetFieldsProps {
  register: UseFormRegister<IntentValues>
  errors: FieldErrors<IntentValues>
}

/** Fields that only an investment project has. */
export function AttractFields({ register, errors }: TargetFieldsProps) {
  return (
    <SelectField
      {...register('investAmount')}
      label={investAmount.title}
      placeholder={askFor(investAmount)}
      options={Object.entries(investAmount.words).map(([value, label]) => ({ value, label }))}
      required
      error={errors.investAmount?.message}
    />
  )
}

/** Fields that only a place has. An environment is a whole park, which nobody makes an appointment to see. */
export function PlaceFields({ register, errors, type }: TargetFieldsProps & { type: Schema<'InvestmentType'> }) {
  return (
    <>
      <TextField
        {...register('area')}
        label={`${area.title}（${area.unit}，选填）`}
        inputMode="decimal"
        maxLength={11}
        error={errors.area?.message}
      />
      {type === 'ENVIRONMENT' ? null : (
        <TextField
          {...register('visitDate')}
          // Land is surveyed rather than visited.
          label={type === 'LAND' ? '预约踏勘日期（选填）' : `${visitDate.title}（选填）`}
          type="date"
          hint={aheadHint(visitDate)}
          error={errors.visitDate?.message}
        />
      )}
    </>
  )
}
