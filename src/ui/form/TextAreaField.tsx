import { useId, useState, type ChangeEvent, type ComponentProps } from 'react'
import { describedBy } from './describedBy.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import field from './Field.module.css'
import styles from './TextAreaField.module.css'

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children' | 'className'> {
  maxLength: number
  /** How many characters the form holds, where it is filled in by the program as well. */
  length?: number | undefined
}

/** A text of several lines with a counter below it; takes what `register()` of react-hook-form returns. */
export function TextAreaField({ label, hint, error, id, length, onChange, ...input }: TextAreaFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [typed, setTyped] = useState(0)
  const shown = length ?? typed
  const counter = (
    <span className={styles['counter']}>
      {shown}/{input.maxLength}
    </span>
  )
  return (
    <FieldFrame
      id={inputId}
      label={label}
      error={error}
      hint={
        <span className={styles['below']}>
          <span>{hint}</span>
          {counter}
        </span>
      }
    >
      <textarea
        {...input}
        id={inputId}
        className={`${field['input']} ${styles['area']}`}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, true, error)}
      />
    </FieldFrame>
  )
}
