import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { feedbackFormFields } from '#gateway/generated/fields/FeedbackForm.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { WEEK } from '#ui/draft/week.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { readDraft } from '#ui/draft/store/draftStore.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { feedbackSchema, type FeedbackValues } from './feedbackSchema.ts'
import { forgetHandOver, keptHandOver, type HandOver } from './handOver.ts'
import styles from './FeedbackDialog.module.css'

interface FeedbackDialogProps {
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
}

const fields = ['telephone', 'type', 'description'] as const
const empty: FeedbackValues = { telephone: '', type: '', description: '' }

const keeping = { version: 1, keptFor: WEEK }

/** The edited version of a text that was handed over, before a reload. */
function edited(form: string, owner: string | undefined): string | undefined {
  return owner === undefined ? undefined : readDraft(localStorage, { form, owner, ...keeping })?.['description']
}

/**
 * Online consultation and problem feedback (§2.4). It starts with the text handed over by a conversation with the
 * assistant, once its owner is known; an edited version of that text takes precedence.
 */
export function FeedbackDialog({ userId, onClose }: FeedbackDialogProps) {
  const [handOver] = useState(keptHandOver)
  if (handOver !== undefined && userId === undefined) return null
  function close() {
    forgetHandOver()
    onClose()
  }
  return <FeedbackForm userId={userId} handOver={handOver} onClose={close} />
}

function FeedbackForm({ userId, handOver, onClose }: FeedbackDialogProps & { handOver: HandOver | undefined }) {
  const name = handOver === undefined ? 'feedback' : `feedback-${handOver.id}`
  const [initial] = useState(() => ({
    ...empty,
    ...(handOver && { description: edited(name, userId) ?? handOver.text }),
  }))
  const form = useForm({ resolver: zodResolver(feedbackSchema), defaultValues: initial, shouldFocusError: false })
  const { errors } = form.formState
  const [type, description] = useWatch({ control: form.control, name: ['type', 'description'] })
  const { data: tenant } = useQuery(gatewayQuery('getTenantInfo', {}, { message: true }))
  const types = useQuery(gatewayQuery('listDictValues', { query: { typeCode: 'PO_FEEDBACK_TYPE' } }))
  const typeFailures = useFailureTexts(types.error)
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, {
      name,
      owner: userId,
      fields,
      discard: () => form.reset({ ...empty, description: handOver?.text ?? '' }),
    }),
    send: (values, call) => call('saveFeedback', { body: { ...values, source: 'PC' } }),
    onClose,
    done: '非常感觉您的反馈，我们会尽快处理。谢谢！',
  })

  return (
    <Dialog title="在线咨询/问题反馈" onClose={onClose}>
      <GatewayForm of={sender} submit="提交">
        <TextField
          {...form.register('telephone')}
          label={feedbackFormFields.telephone.title}
          placeholder={askFor(feedbackFormFields.telephone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={50}
          required
          error={errors.telephone?.message}
        />
        <SelectField
          {...form.register('type')}
          // React also shows the restored choice once its option loads.
          value={type}
          label={feedbackFormFields.type.title}
          placeholder={askFor(feedbackFormFields.type)}
          options={types.data ?? []}
          required
          error={errors.type?.message}
          hint={types.isError ? `问题类型无法加载：${typeFailures.join('；')}。请关闭后重试` : undefined}
        />
        <TextAreaField
          {...form.register('description')}
          {...inputOf(feedbackFormFields.description)}
          placeholder="请描述您遇到的问题或建议"
          rows={3}
          length={description.length}
          error={errors.description?.message}
        />
        {tenant?.hotline === undefined ? null : (
          <p className={styles['hotline']}>
            也可以拨打服务热线 <Anchor href={`tel:${tenant.hotline}`}>{tenant.hotline}</Anchor>
          </p>
        )}
      </GatewayForm>
    </Dialog>
  )
}
