import { useId, useState, type ComponentProps } from 'react'
import { describedBy } from '../describedBy.ts'
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx'
import field from '#ui/field/Field.module.css'
import styles from './PasswordField.module.css'

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password input that can be shown in clear; pasting and password managers work. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        id={inputId}
        className={`${field['input']} ${styles['input']}`}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
      />
      <button
        type="button"
        className={styles['toggle']}
        aria-label={`${shown ? '隐藏' : '显示'}${label}`}
        aria-controls={inputId}
        onClick={() => setShown(!shown)}
      >
        {shown ? '隐藏' : '显示'}
      </button>
    </FieldFrame>
  )
}
