import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { partIds } from './describedBy.ts'
import styles from '../field/Field.module.css'

/** The texts around a field's input. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** The message of the field's first failed rule; `undefined` while it is valid. */
  error?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the input. */
  id: string
  /** A remark on the text just entered; read out. */
  notice?: string | undefined
  /** The input, and anything beside it. */
  children: ReactNode
}

/** Label above, hint and error below, linked to the input by ids. */
export function FieldFrame({ id, label, hint, error, notice, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['control']}>{children}</div>
      <FieldError id={partIds(id).error} error={error} />
      {notice === undefined ? null : (
        <p className={styles['error']} role="alert">
          {notice}
        </p>
      )}
      {hint ? (
        <div className={styles['hint']} id={partIds(id).hint}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
