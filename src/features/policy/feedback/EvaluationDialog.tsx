import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { policyEvaluationRequestFields } from '#gateway/generated/fields/PolicyEvaluationRequest.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { evaluationSchema, type EvaluationValues } from './policyFeedbackSchemas.ts'
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

/** Rates a policy; a second rating replaces the first. */
export function EvaluationDialog({ policy, about, userId, onClose }: PolicyDialogProps) {
  const empty: EvaluationValues = { useful: about === 'yes' || about === 'no' ? about : '', clarity: '', comment: '' }
  const form = useForm({ resolver: zodResolver(evaluationSchema), defaultValues: empty, shouldFocusError: false })
  const { errors } = form.formState
  const comment = useWatch({ control: form.control, name: 'comment' })
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `evaluate-${policy.id}`, owner: userId, fields }),
    send: ({ useful, clarity, comment: text }, call) =>
      call('savePolicyEvaluation', {
        body: {
          policyId: policy.id,
          useful: useful === 'yes',
          ...(clarity === '' ? {} : { clarity: Number(clarity) }),
          ...(text === '' ? {} : { comment: text }),
        },
      }),
    onClose,
    done: '评价已提交，谢谢！',
    outdates: ['getPolicyDetail'],
  })

  return (
    <Dialog title="评价这条政策" onClose={onClose}>
      <GatewayForm of={sender} submit="提交评价">
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
      </GatewayForm>
    </Dialog>
  )
}
