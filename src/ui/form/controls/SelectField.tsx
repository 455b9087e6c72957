import { useId, type ComponentProps } from 'react'
import { describedBy } from '../describedBy.ts'
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx'
import styles from '#ui/field/Field.module.css'

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Shown while nothing is chosen; without it there is always a choice. */
  placeholder?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A native select with label, hint and error; takes the result of react-hook-form's `register()`. */
export function SelectField({ label, hint, error, id, placeholder, options, ...input }: SelectFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <select
        {...input}
        id={inputId}
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
