import type { ReactNode } from 'react'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import styles from './GatewayForm.module.css'
import type { GatewayFormState } from './useGatewayForm.ts'

interface GatewayFormProps {
  /** What `useGatewayForm` returned. */
  of: GatewayFormState
  /** The button's text, and its text while sending. */
  submit: string
  submitting?: string
  /** The form cannot be sent yet. */
  disabled?: boolean
  /** What the user must enter again because drafts do not keep it, e.g. 请重新选择文件. */
  missing?: string
  /** Shown below a refusal, e.g. a link to another way. */
  way?: ReactNode
  children: ReactNode
}

/** A form around its fields: the restored draft, refusals, and the button that sends it. */
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
