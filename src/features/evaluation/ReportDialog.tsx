import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { feedbackFormFields as facts } from '#gateway/generated/fields/FeedbackForm.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/withoutSpaces.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { emptyReport, reasonLength, reportBody, reportSchema, type ReportValues } from './reportForm.ts'
import styles from './Evaluation.module.css'

interface ReportDialogProps {
  /** Of the evaluation. */
  id: string
  subject: string
  userId: string | undefined
  onClose: () => void
}

const names = ['telephone', 'type', 'reason'] as const

/** Tells the platform that an evaluation is not as it should be. */
export function ReportDialog({ id, subject, userId, onClose }: ReportDialogProps) {
  const gateway = gatewayOf(useQueryClient())
  const showMessage = useShowMessage()
  const resolver = useMemo(() => zodResolver(reportSchema(id)), [id])
  const form = useForm<ReportValues>({ resolver, defaultValues: emptyReport, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: `report-${id}`, owner: userId, version: 1, keptFor: WEEK, fields: names })
  const [type, reason] = useWatch({ control: form.control, name: ['type', 'reason'] })
  const types = useQuery(gatewayQuery('listDictValues', { query: { typeCode: 'PO_FEEDBACK_TYPE' } }))
  const typeFailures = useFailureTexts(types.error)
  const { failures, attempt } = useFormCall(names, form.setError)

  async function send(values: ReportValues) {
    const body = reportBody(id, values)
    const reply = await attempt(() => call(gateway, 'saveFeedback', { body }, { silent: true }))
    if (reply === undefined) return
    draft.forget()
    onClose()
    showMessage({ level: 'success', text: '举报已提交，平台核实后与您联系' })
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title="举报评价" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <ElsewhereNotice elsewhere={draft.elsewhere} />
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(emptyReport)
            }}
          />
        )}
        <p className={styles['lead']}>{subject}。平台核实后可能隐藏这条评价。</p>
        <SelectField
          {...form.register('type')}
          // React shows the restored choice, too, once its option comes.
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
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交举报
        </SubmitButton>
      </form>
    </Dialog>
  )
}
