import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { policyEvaluationRequestFields } from '#gateway/generated/fields/PolicyEvaluationRequest.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { policyDetailQuery } from '../detail/policyDetailQuery.ts'
import { evaluationSchema, type EvaluationValues } from './policyFeedbackSchemas.ts'
import styles from './PolicyDialogs.module.css'
import type { PolicyDialogProps } from './PolicyDialogs.tsx'

const fields = ['useful', 'clarity', 'comment'] as const

const usefulOptions = [
  { value: 'yes', label: '有用' },
  { value: 'no', label: '没有用' },
]
const clarityOptions = [
  { value: '5', label: '5 分 很清楚' },
  { value: '4', label: '4 分 比较清楚' },
  { value: '3', label: '3 分 一般' },
  { value: '2', label: '2 分 不太清楚' },
  { value: '1', label: '1 分 看不懂' },
]

/** Rates a policy; a second time replaces the first. */
export function EvaluationDialog({ policy, about, userId, onClose }: PolicyDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const empty: EvaluationValues = { useful: about === 'yes' || about === 'no' ? about : '', clarity: '', comment: '' }
  const form = useForm({ resolver: zodResolver(evaluationSchema), defaultValues: empty, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: `evaluate-${policy.id}`, owner: userId, version: 1, keptFor: WEEK, fields })
  const comment = useWatch({ control: form.control, name: 'comment' })
  const { failures, attempt } = useFormCall(fields, form.setError)

  async function send({ useful, clarity, comment: text }: EvaluationValues) {
    const body = {
      policyId: policy.id,
      useful: useful === 'yes',
      ...(clarity === '' ? {} : { clarity: Number(clarity) }),
      ...(text === '' ? {} : { comment: text }),
    }
    const reply = await attempt(() => call(gatewayOf(queryClient), 'savePolicyEvaluation', { body }, { silent: true }))
    if (reply === undefined) return
    draft.forget()
    void queryClient.invalidateQueries(policyDetailQuery(policy.id))
    onClose()
    showMessage({ level: 'success', text: '评价已提交，谢谢！' })
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title="评价这条政策" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(empty)
            }}
          />
        )}
        <SelectField
          {...form.register('useful')}
          label="对您是否有用"
          placeholder="请选择"
          options={usefulOptions}
          required
          error={errors.useful?.message}
        />
        <SelectField
          {...form.register('clarity')}
          label="写得是否清楚（选填）"
          placeholder="不评分"
          options={clarityOptions}
        />
        <TextAreaField
          {...form.register('comment')}
          label={`${policyEvaluationRequestFields.comment.title}（选填）`}
          rows={3}
          maxLength={policyEvaluationRequestFields.comment.maxLength}
          length={comment.length}
          error={errors.comment?.message}
        />
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交评价
        </SubmitButton>
      </form>
    </Dialog>
  )
}
