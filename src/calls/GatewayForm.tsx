import type { ReactNode } from 'react'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import styles from './GatewayForm.module.css'
import type { GatewayFormState } from './useGatewayForm.ts'

interface GatewayFormProps {
  /** What `useGatewayForm` gave. */
  of: GatewayFormState
  /** What the button reads, and meanwhile. */
  submit: string
  submitting?: string
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** What to do about what no draft keeps, e.g. 请重新选择文件. */
  missing?: string
  /** What else is said of a refusal, below it. */
  way?: ReactNode
  children: ReactNode
}

/** A form around its fields: the draft that was put back, what was refused, and the button that sends it. */
export function GatewayForm({
  of: { onSubmit, sending, failures, draft },
  submit,
  submitting = '提交中…',
  disabled,
  missing,
  way,
  children,
}: GatewayFormProps) {
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={onSubmit}>
      <ElsewhereNotice elsewhere={draft?.elsewhere} />
      {draft?.restored ? <DraftNotice missing={missing} onDiscard={draft.discard} /> : null}
      {children}
      <FormError messages={failures} />
      {way}
      <SubmitButton pending={sending} pendingText={submitting} disabled={disabled ?? false}>
        {submit}
      </SubmitButton>
    </form>
  )
}
