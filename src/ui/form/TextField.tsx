import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './describedBy.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { usePasteLimit } from './usePasteLimit.ts'
import styles from '../field/Field.module.css'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  /** Right of the input, e.g. a button that belongs to it. */
  beside?: ReactNode
}

/** A one-line input with label, hint and error; takes the result of react-hook-form's `register()`. */
export function TextField({ label, hint, error, beside, id, onChange, ...input }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const { notice, handlers } = usePasteLimit(input.maxLength, onChange)
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} notice={notice}>
      <input
        type="text"
        {...input}
        {...handlers}
        id={inputId}
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      />
      {beside}
    </FieldFrame>
  )
}
