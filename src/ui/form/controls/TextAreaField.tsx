import { useId, type ComponentProps } from 'react'
import { describedBy } from '../describedBy.ts'
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx'
import { usePasteLimit } from '../usePasteLimit.ts'
import field from '#ui/field/Field.module.css'
import styles from './TextAreaField.module.css'

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children' | 'className'> {
  maxLength: number
  /** Current number of characters, for the counter. */
  length: number
}

/** A text of several lines with a counter below it; takes the result of react-hook-form's `register()`. */
export function TextAreaField({ label, hint, error, id, length, onChange, ...input }: TextAreaFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const { notice, handlers } = usePasteLimit(input.maxLength, onChange)
  const below = (
    <span className={styles['below']}>
      <span>{hint}</span>
      <span className={styles['counter']}>
        {length}/{input.maxLength}
      </span>
    </span>
  )
  return (
    <FieldFrame id={inputId} label={label} error={error} notice={notice} hint={below}>
      <textarea
        {...input}
        {...handlers}
        id={inputId}
        className={`${field['input']} ${styles['area']}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, below, error)}
      />
    </FieldFrame>
  )
}
