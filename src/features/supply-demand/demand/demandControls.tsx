import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form'
import { demandFormFields as fields } from '../../../gateway/generated/fields/DemandForm.ts'
import { askFor } from '../../../gateway/fields/sentences.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Remarked } from '../publish/Remarked.tsx'
import type { DemandValues } from './demandValues.ts'

// The fields of the form by their names: title, limits and what is asked come from the contract.

type TextName = FieldPathByValue<DemandValues, string> & keyof typeof fields
type ListName = FieldPathByValue<DemandValues, string[]> & keyof typeof fields

/** A title, with a mark where nothing need be said. */
export function labelOf(name: keyof typeof fields, needed: boolean): string {
  return needed ? fields[name].title : `${fields[name].title}（选填）`
}

interface LineProps {
  name: TextName
  needed?: boolean
  hint?: string
  placeholder?: string
  autoComplete?: string
  type?: 'text' | 'tel' | 'date'
}

/** A text of one line. */
export function Line({ name, needed = false, type = 'text', ...rest }: LineProps) {
  const { register, formState } = useFormContext<DemandValues>()
  const { maxLength } = fields[name] as { maxLength?: number }
  return (
    <Remarked title={fields[name].title}>
      <TextField
        {...register(name)}
        {...rest}
        type={type}
        label={labelOf(name, needed)}
        {...(type === 'text' && maxLength !== undefined && { maxLength })}
        required={needed}
        error={formState.errors[name]?.message}
      />
    </Remarked>
  )
}

/** A text of several lines, with a counter. */
export function Area({ name, needed = false, rows = 3, hint }: Omit<LineProps, 'type'> & { rows?: number }) {
  const { register, watch, formState } = useFormContext<DemandValues>()
  const { maxLength } = fields[name] as { maxLength: number }
  return (
    <Remarked title={fields[name].title}>
      <TextAreaField
        {...register(name)}
        label={labelOf(name, needed)}
        hint={hint}
        rows={rows}
        maxLength={maxLength}
        length={watch(name).length}
        required={needed}
        error={formState.errors[name]?.message}
      />
    </Remarked>
  )
}

/** A number with its unit. */
export function Amount({ name, unit }: { name: 'budgetMin' | 'budgetMax' | 'quantity'; unit?: string }) {
  const { register, formState } = useFormContext<DemandValues>()
  const common = {
    ...register(name),
    label: fields[name].title,
    required: true,
    error: formState.errors[name]?.message,
  }
  return (
    <Remarked title={fields[name].title}>
      {unit === undefined ? (
        <TextField {...common} inputMode="decimal" autoComplete="off" />
      ) : (
        <NumberField {...common} unit={unit} />
      )}
    </Remarked>
  )
}

interface ChoiceProps {
  name: TextName
  words: Record<string, string>
  needed?: boolean
}

/** One of a few words, all to be seen. */
export function Choice({ name, words, needed = true }: ChoiceProps) {
  const { field, fieldState } = useController<DemandValues, TextName>({ name })
  return (
    <Remarked title={fields[name].title}>
      <RadioGroup
        legend={labelOf(name, needed)}
        name={name}
        options={Object.entries(words).map(([value, label]) => ({ value, label }))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </Remarked>
  )
}

/** What a control that is no native input is given of its field. */
export function useControl<Name extends TextName | ListName>(name: Name, needed: boolean) {
  const { field, fieldState } = useController<DemandValues, Name>({ name })
  return {
    label: labelOf(name, needed),
    placeholder: askFor(fields[name]),
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  }
}
