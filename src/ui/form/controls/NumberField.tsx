import { useId, type ComponentProps } from 'react'
import { describedBy } from '../describedBy.ts'
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx'
import field from '#ui/field/Field.module.css'
import styles from './NumberField.module.css'

interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  /** Part of the label, e.g. 万元. */
  unit: string
  /** Whole numbers only; decides which keyboard a phone shows. */
  whole?: boolean
}

/**
 * A number with its unit, in a text input: a native number field changes with the mouse wheel and swallows invalid
 * input. Takes the result of react-hook-form's `register()`.
 */
export function NumberField({ label, unit, whole = false, hint, error, id, ...input }: NumberFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame id={inputId} label={`${label}（${unit}）`} hint={hint} error={error}>
      <input
        {...input}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        id={inputId}
        className={`${field['input']} ${styles['input']}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      />
    </FieldFrame>
  )
}
