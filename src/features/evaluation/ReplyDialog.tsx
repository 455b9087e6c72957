import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { dockingEvaluationReplyFormFields as fields } from '#gateway/generated/fields/DockingEvaluationReplyForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
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

/** The single reply that the evaluated party may give. */
export function ReplyDialog({ id, subject, userId, send, onSettled, onClose }: ReplyDialogProps) {
  const form = useForm({ resolver, defaultValues: { reply: '' }, shouldFocusError: false })
  const { errors } = form.formState
  const reply = useWatch({ control: form.control, name: 'reply' })
  const sender = useGatewayForm({
    form,
    fields: names,
    draft: useFormDraft(form, { name: `reply-${id}`, owner: userId, fields: names }),
    send: (values) => send(values.reply),
    onSent: onClose,
    onSettled,
  })

  return (
    <Dialog title="回复评价" onClose={onClose}>
      <GatewayForm of={sender} submit="提交回复">
        <p className={styles['lead']}>{subject}。回复会公开，只能回复一次。</p>
        <TextAreaField
          {...form.register('reply')}
          {...inputOf(fields.reply)}
          rows={3}
          length={reply.length}
          error={errors.reply?.message}
        />
      </GatewayForm>
    </Dialog>
  )
}
