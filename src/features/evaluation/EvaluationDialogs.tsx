import { useQueryClient } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { dockingEvaluationReplyFormFields as fields } from '#gateway/generated/fields/DockingEvaluationReplyForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { OpinionDialog } from './OpinionDialog.tsx'
import type { Opinion } from './opinionForm.ts'
import { ReportDialog } from './ReportDialog.tsx'
import styles from './Evaluation.module.css'

/** An action on an evaluation. */
export type EvaluationTask =
  | { kind: 'changeDocking' | 'replyDocking' | 'report'; evaluation: Schema<'DockingEvaluation'> }
  | { kind: 'changeFacilitator' | 'replyFacilitator' | 'report'; evaluation: Schema<'FacilitatorEvaluation'> }

interface EvaluationDialogsProps {
  task: EvaluationTask
  userId: string | undefined
  onClose: () => void
}

/** What a change of an evaluation, or a reply to it, changes. */
const outdated = [
  'listMyDockingEvaluations',
  'listFacilitatorEvaluations',
  'getDemandDocking',
  'getResourceDocking',
] as const

/** Changes, answers or reports an evaluation. A refusal is shown in the dialog, and the list is updated. */
export function EvaluationDialogs({ task, userId, onClose }: EvaluationDialogsProps) {
  const queryClient = useQueryClient()
  const { id } = task.evaluation
  const subject = 'targetTitle' in task.evaluation ? task.evaluation.targetTitle : task.evaluation.facilitatorName

  async function change(opinion: Opinion) {
    const gateway = gatewayOf(queryClient)
    const silent = { silent: true }
    if (task.kind === 'changeDocking') {
      const { targetType, dockingId } = task.evaluation
      const operation = targetType === 'DEMAND' ? 'evaluateDemandDocking' : 'evaluateResource'
      await call(gateway, operation, { body: { ...opinion, dockingId } }, silent)
      return
    }
    await call(gateway, 'updateFacilitatorEvaluation', { body: { ...opinion, id } }, silent)
  }

  async function sendReply(reply: string) {
    const operation = task.kind === 'replyDocking' ? 'saveDockingEvaluationReply' : 'saveFacilitatorEvaluationReply'
    await call(gatewayOf(queryClient), operation, { body: { id, reply } }, { silent: true })
  }

  const about = `${task.evaluation.enName}对“${subject}”的评价`
  if (task.kind === 'report') return <ReportDialog id={id} subject={about} userId={userId} onClose={onClose} />
  if (task.kind === 'replyDocking' || task.kind === 'replyFacilitator') {
    return <ReplyDialog id={id} subject={about} userId={userId} send={sendReply} onClose={onClose} />
  }
  return (
    <OpinionDialog
      subject={subject}
      draftName={id}
      userId={userId}
      given={task.evaluation}
      send={change}
      done="评价已修改，审核后公开"
      outdates={outdated}
      onClose={onClose}
    />
  )
}

interface ReplyDialogProps {
  id: string
  subject: string
  userId: string | undefined
  send: (reply: string) => Promise<unknown>
  onClose: () => void
}

const names = ['reply'] as const
const resolver = zodResolver(z.object({ reply: textRule(fields.reply) }))

/** The single reply that the evaluated party may give. */
function ReplyDialog({ id, subject, userId, send, onClose }: ReplyDialogProps) {
  const form = useForm({ resolver, defaultValues: { reply: '' }, shouldFocusError: false })
  const { errors } = form.formState
  const reply = useWatch({ control: form.control, name: 'reply' })
  const sender = useGatewayForm({
    form,
    fields: names,
    draft: useFormDraft(form, { name: `reply-${id}`, owner: userId, fields: names }),
    send: (values) => send(values.reply),
    onClose,
    done: '已回复',
    outdates: outdated,
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
