import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { declareRecordFormFields as facts } from '#gateway/generated/fields/DeclareRecordForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Link } from '#ui/Link.tsx'
import { BatchField } from './BatchField.tsx'
import styles from './DeclareRecord.module.css'
import { enterBody, enterSchema, type EnterValues } from './enterForm.ts'

interface EnterDialogProps {
  /** Part of the policy's title, when the reader comes from the policy. */
  policy: string | undefined
  /** The member's enterprises whose binding has passed; undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  userId: string | undefined
  onClose: () => void
}

const fields = ['policy', 'declarationId', 'enId', 'submitDate', 'receiptNo'] as const

/** Records an application that was submitted elsewhere, so that it can be tracked here. */
export function EnterDialog({ policy = '', enterprises, userId, onClose }: EnterDialogProps) {
  const navigate = useNavigate()
  const empty = { policy, declarationId: '', enId: '', submitDate: '', receiptNo: '' }
  const form = useForm<EnterValues>({
    resolver: zodResolver(enterSchema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { register, control, formState } = form
  const { errors } = formState
  const enId = useWatch({ control, name: 'enId' })

  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: 'declare-enter', owner: userId, fields }),
    send: (values, call) => call('saveDeclareRecord', { body: enterBody(values) }),
    onSent: ({ id }) => navigate({ to: '/qw/personal/declaration', search: { id } }),
    done: '已登记，可以在这里更新进度',
    about: ['declare'],
    outdates: changes.saveDeclareRecord,
  })

  return (
    <Dialog title="登记申报" onClose={onClose}>
      <GatewayForm of={sender} submit="登记" submitting="登记中…">
        <p className={styles['lead']}>
          已在主管部门的申报系统提交的，登记后可以在这里跟踪。登记不等于申报，尚未提交的请先到
          <Link to="/policy/declaration">申报信息</Link>申报。
        </p>
        <BatchField form={form} />
        <SelectField
          {...register('enId')}
          // React also shows the restored choice once its option loads.
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
      </GatewayForm>
    </Dialog>
  )
}
