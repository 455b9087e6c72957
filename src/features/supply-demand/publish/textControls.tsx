import { useFormContext } from 'react-hook-form'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { labelOf, useField, type ControlProps } from './publishFields.ts'
import { Remarked } from './Remarked.tsx'

// Controls for typed values: titles, limits and messages come from the contract.

export interface LineProps<Name extends string = string> extends ControlProps<Name> {
  placeholder?: string
  autoComplete?: string
  type?: 'text' | 'tel' | 'date'
}

/** A text of one line. */
export function Line({ name, needed = false, type = 'text', ...rest }: LineProps) {
  const { register, formState } = useFormContext<Record<string, string>>()
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <TextField
        {...register(name)}
        {...rest}
        type={type}
        label={labelOf(field, needed)}
        {...(type === 'text' && field.maxLength !== undefined && { maxLength: field.maxLength })}
        required={needed}
        error={formState.errors[name]?.message}
      />
    </Remarked>
  )
}

export interface AreaProps<Name extends string = string> extends ControlProps<Name> {
  rows?: number
}

/** A text of several lines, with a counter. */
export function Area({ name, needed = false, rows = 3, hint }: AreaProps) {
  const { register, watch, formState } = useFormContext<Record<string, string>>()
  const field = useField(name)
  return (
    <Remarked title={field.title}>
      <TextAreaField
        {...register(name)}
        label={labelOf(field, needed)}
        hint={hint}
        rows={rows}
        maxLength={field.maxLength ?? Infinity}
        length={(watch(name) ?? '').length}
        required={needed}
        error={formState.errors[name]?.message}
      />
    </Remarked>
  )
}

/** A number, with its unit if it has one. */
export function Amount({ name, needed = true, hint }: ControlProps) {
  const { register, formState } = useFormContext<Record<string, string>>()
  const field = useField(name)
  const common = {
    ...register(name),
    hint,
    label: labelOf(field, needed),
    required: needed,
    error: formState.errors[name]?.message,
  }
  return (
    <Remarked title={field.title}>
      {field.unit === undefined ? (
        <TextField {...common} inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'} autoComplete="off" />
      ) : (
        <NumberField {...common} unit={field.unit} />
      )}
    </Remarked>
  )
}
