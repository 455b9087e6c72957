import { Controller, type UseFormReturn } from 'react-hook-form'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './ToolForm.module.css'
import { fieldId, namesOf, noneChosen, type AnyToolField, type ToolValues } from './toolFields.ts'

interface ToolFormFieldProps {
  form: UseFormReturn<ToolValues>
  field: AnyToolField
}

const answers = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
  { value: '', label: '不清楚' },
]

/** One field of a tool's form, depending on its kind. */
export function ToolFormField({ form, field }: ToolFormFieldProps) {
  const { label, name, hint } = field
  const error = (of: string) => form.formState.errors[of]?.message
  const shared = { id: fieldId(name), label, hint, error: error(name) }
  switch (field.kind) {
    case 'number':
      return <NumberField {...shared} {...form.register(name)} unit={field.unit} whole={field.whole ?? false} />
    case 'date':
      return <TextField {...shared} {...form.register(name)} type="date" />
    case 'years':
      return (
        <fieldset className={styles['years']}>
          <legend>
            {label}（{field.unit}）
          </legend>
          {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
          <div className={styles['fields']}>
            {namesOf(field).map((of, index) => (
              <NumberField
                key={of}
                {...form.register(of)}
                id={fieldId(of)}
                label={field.years[index] ?? ''}
                unit={field.unit}
                whole={field.whole ?? false}
                error={error(of)}
              />
            ))}
          </div>
        </fieldset>
      )
    case 'choice':
      return (
        <SelectField
          {...shared}
          {...form.register(name)}
          placeholder={field.placeholder ?? (field.required === undefined ? '不清楚' : '请选择')}
          options={field.options.map((option) => ({ value: String(option.value), label: option.label }))}
          required={field.required !== undefined}
        />
      )
    case 'yesNo':
      return (
        <Controller
          control={form.control}
          name={name}
          defaultValue=""
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <RadioGroup
              id={fieldId(name)}
              name={name}
              legend={label}
              hint={hint}
              error={error(name)}
              options={answers}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      )
    case 'choices':
    default:
      return (
        <Controller
          control={form.control}
          name={name}
          defaultValue=""
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <CheckboxGroup
              id={fieldId(name)}
              name={name}
              legend={label}
              {...(hint !== undefined && { hint })}
              error={error(name)}
              options={[...field.options, { value: noneChosen, label: '以上都没有' }]}
              value={value === '' ? [] : value.split(',')}
              onChange={(chosen) => onChange(withoutContradiction(chosen).join(','))}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      )
  }
}

/** "None" excludes all others: the last tick wins. */
function withoutContradiction(chosen: string[]): string[] {
  return chosen.at(-1) === noneChosen ? [noneChosen] : chosen.filter((value) => value !== noneChosen)
}
