import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, partIds } from './describedBy.ts'
import { FieldError } from './FieldError.tsx'
import styles from './CheckboxField.module.css'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  /** What is agreed to or switched on; may contain links. */
  label: ReactNode
  error?: string | undefined
}

/** A native checkbox with its label and error. */
export function CheckboxField({ label, error, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={inputId}>
        <input
          {...input}
          type="checkbox"
          id={inputId}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, undefined, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={partIds(inputId).error} error={error} />
    </div>
  )
}
