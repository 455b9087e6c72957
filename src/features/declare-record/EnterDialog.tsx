import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { inputOf } from '#gateway/fields/inputOf.ts'
import { declareRecordFormFields as facts } from '#gateway/generated/fields/DeclareRecordForm.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
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
import { TextField } from '#ui/form/TextField.tsx'
import { Link } from '#ui/Link.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { BatchField } from './BatchField.tsx'
import styles from './DeclareRecord.module.css'
import { enterBody, enterSchema, type EnterValues } from './enterForm.ts'

interface EnterDialogProps {
  /** Part of the policy's title, when the reader comes from the policy. */
  policy: string | undefined
  /** Those of the member whose binding has passed; undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  userId: string | undefined
  onClose: () => void
}

const fields = ['policy', 'declarationId', 'enId', 'submitDate', 'receiptNo'] as const

/** Enters an application that was handed in elsewhere, so that it is followed here with the others. */
export function EnterDialog({ policy = '', enterprises, userId, onClose }: EnterDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showMessage = useShowMessage()
  const empty = { policy, declarationId: '', enId: '', submitDate: '', receiptNo: '' }
  const form = useForm<EnterValues>({
    resolver: zodResolver(enterSchema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { register, control, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft(form, { form: 'declare-enter', owner: userId, version: 1, keptFor: WEEK, fields })
  const { failures, attempt } = useFormCall(fields, form.setError)
  const enId = useWatch({ control, name: 'enId' })

  async function send(values: EnterValues) {
    const reply = await attempt(() =>
      call(gatewayOf(queryClient), 'saveDeclareRecord', { body: enterBody(values) }, { silent: true }),
    )
    if (reply === undefined) return
    draft.forget()
    showMessage({ level: 'success', text: '已登记，可以在这里更新进度', about: ['declare'] })
    await invalidate(queryClient, 'listDeclareRecords')
    await navigate({ to: '/qw/personal/declaration', search: { id: reply.data.id } })
  }

  const submit = form.handleSubmit(send, focusFirstError)
  return (
    <Dialog title="登记申报" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <ElsewhereNotice elsewhere={draft.elsewhere} />
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(empty)
            }}
          />
        )}
        <p className={styles['lead']}>
          已在主管部门的申报系统提交的，登记后可以在这里跟踪。登记不等于申报，尚未提交的请先到
          <Link to="/policy/declaration">申报信息</Link>申报。
        </p>
        <BatchField form={form} />
        <SelectField
          {...register('enId')}
          // React shows the restored choice, too, once its option comes.
          value={enId}
          label={facts.enId.title}
          placeholder="请选择企业"
          options={(enterprises ?? []).map((one) => ({ value: one.enId, label: one.name }))}
          required
          error={errors.enId?.message}
          hint={
            enterprises?.length === 0 ? (
              <>
                您还没有审核通过的企业，请先<Link to="/user/relation">绑定企业</Link>
              </>
            ) : undefined
          }
        />
        <TextField
          {...register('submitDate')}
          type="date"
          label={facts.submitDate.title}
          required
          error={errors.submitDate?.message}
        />
        <TextField
          {...register('receiptNo')}
          {...inputOf(facts.receiptNo)}
          label={`${facts.receiptNo.title}（选填）`}
          error={errors.receiptNo?.message}
        />
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="登记中…">
          登记
        </SubmitButton>
      </form>
    </Dialog>
  )
}
