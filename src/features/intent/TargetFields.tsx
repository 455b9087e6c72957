import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { Schema } from '../../gateway/contract.ts'
import { aheadHint } from '../../gateway/fields/dates.ts'
import { investmentIntentFormFields } from '../../gateway/generated/fields/InvestmentIntentForm.ts'
import { attractIntentFormInvestAmountWords } from '../../gateway/generated/words/AttractIntentForm.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { IntentValues } from './intentSchema.ts'

interface TargetFieldsProps {
  register: UseFormRegister<IntentValues>
  errors: FieldErrors<IntentValues>
}

const amounts = Object.entries(attractIntentFormInvestAmountWords).map(([value, label]) => ({ value, label }))

/** What only an investment project asks. */
export function AttractFields({ register, errors }: TargetFieldsProps) {
  return (
    <SelectField
      {...register('investAmount')}
      label="拟投资额"
      placeholder="请选择拟投资额"
      options={amounts}
      required
      error={errors.investAmount?.message}
    />
  )
}

/** What only a place asks; nobody visits a whole park's surroundings. */
export function PlaceFields({ register, errors, type }: TargetFieldsProps & { type: Schema<'InvestmentType'> }) {
  return (
    <>
      <TextField
        {...register('area')}
        label="需求面积（平方米，选填）"
        inputMode="decimal"
        maxLength={11}
        error={errors.area?.message}
      />
      {type === 'ENVIRONMENT' ? null : (
        <TextField
          {...register('visitDate')}
          label={type === 'LAND' ? '预约踏勘日期（选填）' : '预约看房日期（选填）'}
          type="date"
          hint={aheadHint(investmentIntentFormFields.visitDate)}
          error={errors.visitDate?.message}
        />
      )}
    </>
  )
}
