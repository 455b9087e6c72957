import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { policyConsultRequestFields as facts } from '#gateway/generated/fields/PolicyConsultRequest.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import { consultSchema, type ConsultValues } from './policyFeedbackSchemas.ts'
import styles from './PolicyDialogs.module.css'
import type { PolicyDialogProps } from './PolicyDialogs.tsx'

const fields = ['title', 'content', 'telephone'] as const

/** Asks the department in charge; `about` names a part that the department has not published (domain: 待部门补充). */
export function ConsultDialog({ policy, places, about, userId, onClose }: PolicyDialogProps) {
  const asked = places.find(({ id }) => id === about)?.title
  const empty: ConsultValues = {
    title: asked === undefined ? '' : `请补充${asked}`,
    content: asked === undefined ? '' : `本政策尚未公布${asked}，请补充。`,
    telephone: '',
    public: false,
  }
  const form = useForm({ resolver: zodResolver(consultSchema), defaultValues: empty, shouldFocusError: false })
  const { errors } = form.formState
  const content = useWatch({ control: form.control, name: 'content' })
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `consult-${policy.id}`, owner: userId, fields }),
    send: (values, call) => call('saveManagerConsult', { body: { ...values, policyId: policy.id } }),
    onClose,
    done: ({ replyDept, replyDays }) => `咨询已受理，${replyDept}将在 ${replyDays} 个工作日内答复`,
  })

  return (
    <Dialog title="咨询主管部门" onClose={onClose}>
      <GatewayForm of={sender} submit="提交咨询">
        <p className={styles['lead']}>
          由{policy.leadDept}答复：{policy.title}
        </p>
        <TextField {...form.register('title')} {...inputOf(facts.title)} error={errors.title?.message} />
        <TextAreaField
          {...form.register('content')}
          {...inputOf(facts.content)}
          rows={4}
          length={content.length}
          error={errors.content?.message}
        />
        <TextField
          {...form.register('telephone')}
          {...inputOf(facts.telephone)}
          type="tel"
          maxLength={mobileTyped}
          inputMode="tel"
          autoComplete="tel"
          error={errors.telephone?.message}
        />
        <CheckboxField {...form.register('public')} label="允许公开问题与答复（不公开联系电话）" />
      </GatewayForm>
    </Dialog>
  )
}
