import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy } from './describedBy.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { usePasteLimit } from './usePasteLimit.ts'
import styles from './Field.module.css'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  /** Stands right of the input, e.g. a button that belongs to it. */
  beside?: ReactNode
}

/** A one-line input with label, hint and error; takes what `register()` of react-hook-form returns. */
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
