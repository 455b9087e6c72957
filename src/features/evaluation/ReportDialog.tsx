import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { feedbackFormFields as facts } from '#gateway/generated/fields/FeedbackForm.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { emptyReport, reasonLength, reportBody, reportSchema, type ReportValues } from './reportForm.ts'
import styles from './Evaluation.module.css'

interface ReportDialogProps {
  /** Id of the evaluation. */
  id: string
  subject: string
  userId: string | undefined
  onClose: () => void
}

const names = ['telephone', 'type', 'reason'] as const

/** Reports an inappropriate evaluation to the platform. */
export function ReportDialog({ id, subject, userId, onClose }: ReportDialogProps) {
  const resolver = useMemo(() => zodResolver(reportSchema(id)), [id])
  const form = useForm<ReportValues>({ resolver, defaultValues: emptyReport, shouldFocusError: false })
  const { errors } = form.formState
  const [type, reason] = useWatch({ control: form.control, name: ['type', 'reason'] })
  const types = useQuery(gatewayQuery('listDictValues', { query: { typeCode: 'PO_FEEDBACK_TYPE' } }))
  const typeFailures = useFailureTexts(types.error)
  const sender = useGatewayForm({
    form,
    fields: names,
    draft: useFormDraft(form, { name: `report-${id}`, owner: userId, fields: names }),
    send: (values, call) => call('saveFeedback', { body: reportBody(id, values) }),
    onClose,
    done: '举报已提交，平台核实后与您联系',
  })

  return (
    <Dialog title="举报评价" onClose={onClose}>
      <GatewayForm of={sender} submit="提交举报">
        <p className={styles['lead']}>{subject}。平台核实后可能隐藏这条评价。</p>
        <SelectField
          {...form.register('type')}
          // React also shows the restored choice once its option loads.
          value={type}
          label={facts.type.title}
          placeholder="请选择问题类型"
          options={types.data ?? []}
          required
          error={errors.type?.message}
          hint={types.isError ? `问题类型无法加载：${typeFailures.join('；')}。请关闭后重试` : undefined}
        />
        <TextAreaField
          {...form.register('reason')}
          label="举报理由"
          maxLength={reasonLength(id)}
          rows={3}
          length={reason.length}
          required
          error={errors.reason?.message}
        />
        <TextField
          {...form.register('telephone')}
          label={facts.telephone.title}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={mobileTyped}
          required
          error={errors.telephone?.message}
        />
      </GatewayForm>
    </Dialog>
  )
}
