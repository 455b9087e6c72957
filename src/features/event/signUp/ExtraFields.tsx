import { Controller, type Control, type FieldErrors } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { SignUpValues } from './signUpForm.ts'

interface ExtraFieldsProps {
  extraFields: readonly Schema<'EventExtraField'>[]
  control: Control<SignUpValues>
  errors: FieldErrors<SignUpValues>
}

/** The organiser's additional questions: a text, one of some options, or several. */
export function ExtraFields({ extraFields, control, errors }: ExtraFieldsProps) {
  return extraFields.map(({ key, label, type, required, options }) => {
    const legend = required ? label : `${label}（选填）`
    const choices = options.map((option) => ({ value: option, label: option }))
    const error = errors.extra?.[key]?.message
    return (
      <Controller
        key={key}
        control={control}
        name={`extra.${key}`}
        render={({ field: { name, value, onChange, onBlur, ref } }) => {
          if (type === 'MULTIPLE') {
            const group = { legend, error, name, options: choices, value, onChange, onBlur, ref }
            return <CheckboxGroup {...group} />
          }
          if (type === 'SINGLE') {
            return (
              <RadioGroup
                legend={legend}
                error={error}
                name={name}
                options={choices}
                value={value[0] ?? ''}
                onChange={(chosen) => onChange([chosen])}
                onBlur={onBlur}
                ref={ref}
              />
            )
          }
          return (
            <TextField
              label={legend}
              error={error}
              name={name}
              value={value[0] ?? ''}
              onChange={({ target }) => onChange([target.value])}
              onBlur={onBlur}
              ref={ref}
              required={required}
            />
          )
        }}
      />
    )
  })
}
