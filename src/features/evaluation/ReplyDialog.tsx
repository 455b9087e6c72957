import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { inputOf } from '#gateway/fields/inputOf.ts'
import { textRule } from '#gateway/fields/textRule.ts'
import { dockingEvaluationReplyFormFields as fields } from '#gateway/generated/fields/DockingEvaluationReplyForm.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import styles from './Evaluation.module.css'

interface ReplyDialogProps {
  id: string
  subject: string
  userId: string | undefined
  send: (reply: string) => Promise<unknown>
  onSettled: (sent: boolean) => Promise<void> | void
  onClose: () => void
}

const names = ['reply'] as const
const resolver = zodResolver(z.object({ reply: textRule(fields.reply) }))

/** The one answer that whoever was evaluated may give. */
export function ReplyDialog({ id, subject, userId, send, onSettled, onClose }: ReplyDialogProps) {
  const form = useForm({ resolver, defaultValues: { reply: '' }, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: `reply-${id}`, owner: userId, version: 1, keptFor: WEEK, fields: names })
  const reply = useWatch({ control: form.control, name: 'reply' })
  const { failures, attempt } = useFormCall(names, form.setError)

  async function submitReply(values: { reply: string }) {
    const sent = await attempt(() => send(values.reply))
    if (sent !== undefined) {
      draft.forget()
      onClose()
    }
    await onSettled(sent !== undefined)
  }

  const submit = form.handleSubmit(submitReply, focusFirstError)

  return (
    <Dialog title="回复评价" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <ElsewhereNotice elsewhere={draft.elsewhere} />
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset()
            }}
          />
        )}
        <p className={styles['lead']}>{subject}。回复会公开，只能回复一次。</p>
        <TextAreaField
          {...form.register('reply')}
          {...inputOf(fields.reply)}
          rows={3}
          length={reply.length}
          error={errors.reply?.message}
        />
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交回复
        </SubmitButton>
      </form>
    </Dialog>
  )
}
