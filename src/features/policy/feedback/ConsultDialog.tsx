import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { inputOf } from '#gateway/fields/inputOf.ts'
import { policyConsultRequestFields as facts } from '#gateway/generated/fields/PolicyConsultRequest.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/withoutSpaces.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { consultSchema, type ConsultValues } from './policyFeedbackSchemas.ts'
import styles from './PolicyDialogs.module.css'
import type { PolicyDialogProps } from './PolicyDialogs.tsx'

const fields = ['title', 'content', 'telephone'] as const

/** Asks the department in charge; `about` names what the department has not published (domain: 待部门补充). */
export function ConsultDialog({ policy, places, about, userId, onClose }: PolicyDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const asked = places.find(({ id }) => id === about)?.title
  const empty: ConsultValues = {
    title: asked === undefined ? '' : `请补充${asked}`,
    content: asked === undefined ? '' : `本政策尚未公布${asked}，请补充。`,
    telephone: '',
    public: false,
  }
  const form = useForm({ resolver: zodResolver(consultSchema), defaultValues: empty, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: `consult-${policy.id}`, owner: userId, version: 1, keptFor: WEEK, fields })
  const content = useWatch({ control: form.control, name: 'content' })
  const { failures, attempt } = useFormCall(fields, form.setError)

  async function send(values: ConsultValues) {
    const body = { ...values, policyId: policy.id }
    const reply = await attempt(() => call(gatewayOf(queryClient), 'saveManagerConsult', { body }, { silent: true }))
    if (reply === undefined) return
    draft.forget()
    onClose()
    const { replyDept, replyDays } = reply.data
    showMessage({ level: 'success', text: `咨询已受理，${replyDept}将在 ${replyDays} 个工作日内答复` })
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title="咨询主管部门" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(empty)
            }}
          />
        )}
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
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交咨询
        </SubmitButton>
      </form>
    </Dialog>
  )
}
