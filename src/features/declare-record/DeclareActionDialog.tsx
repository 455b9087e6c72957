import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { declareOwnActionWords } from '#gateway/generated/words/DeclareOwnAction.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { declareStatusFormFields as facts } from '#gateway/generated/fields/DeclareStatusForm.ts'
import { declareReportedStatusWords } from '#gateway/generated/words/DeclareReportedStatus.ts'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import {
  declareActionTexts,
  declareChangeBody,
  declareChangeSchema,
  type DeclareChangeValues,
  emptyDeclareChange,
  type OwnAction,
} from './declareChange.ts'
import styles from './DeclareRecord.module.css'

interface DeclareActionDialogProps {
  record: Pick<Schema<'DeclareRecordItem'>, 'id' | 'policyTitle'>
  action: OwnAction
  userId: string | undefined
  onClose: () => void
  /** Leaves a page that has nothing more to show. */
  onDone?: (() => Promise<void>) | undefined
}

const fields = ['reported', 'amount', 'remark'] as const

/**
 * Asks before an action on an application, and for its details. A refusal is shown here, with the new state behind it.
 */
export function DeclareActionDialog({ record, action, userId, onClose, onDone }: DeclareActionDialogProps) {
  const resolver = useMemo(() => zodResolver(declareChangeSchema(action)), [action])
  const form = useForm<DeclareChangeValues>({ resolver, defaultValues: emptyDeclareChange, shouldFocusError: false })
  const label = declareOwnActionWords[action]
  const { lead, done } = declareActionTexts[action]

  const sender = useGatewayForm<DeclareChangeValues, unknown>({
    form,
    fields,
    draft: useFormDraft(form, { name: `declare-${record.id}-${action}`, owner: userId, fields }),
    send: (values, call) =>
      action === 'DELETE'
        ? call('deleteDeclareRecord', { query: { id: record.id } })
        : call('updateDeclareRecordStatus', { body: declareChangeBody(record.id, action, values) }),
    onSent: onDone,
    onClose,
    done,
    about: ['declare', record.id],
    outdates: changes.deleteDeclareRecord,
  })

  return (
    <Dialog title={label} onClose={onClose}>
      <GatewayForm of={sender} submit={label.startsWith('确认') ? label : `确认${label}`}>
        <p>{record.policyTitle}</p>
        <p className={styles['lead']}>{lead}</p>
        <DeclareChangeFields action={action} form={form} />
      </GatewayForm>
    </Dialog>
  )
}

const options = Object.entries(declareReportedStatusWords).map(([value, label]) => ({ value, label }))

interface DeclareChangeFieldsProps {
  action: OwnAction
  form: UseFormReturn<DeclareChangeValues>
}

/** The fields of an action; confirming and deleting have none. */
function DeclareChangeFields({ action, form: { register, control, formState } }: DeclareChangeFieldsProps) {
  const { errors } = formState
  const [reported, remark] = useWatch({ control, name: ['reported', 'remark'] })
  if (action === 'CONFIRM' || action === 'DELETE') return null
  return (
    <>
      {action === 'REPORT' ? (
        <>
          <SelectField
            {...register('reported')}
            value={reported}
            label={facts.reported.title}
            placeholder="请选择"
            options={options}
            required
            error={errors.reported?.message}
          />
          <NumberField
            {...register('amount')}
            label={`${facts.amount.title}，选填`}
            unit={facts.amount.unit}
            error={errors.amount?.message}
          />
        </>
      ) : null}
      <TextAreaField
        {...register('remark')}
        {...inputOf(facts.remark)}
        label={`${facts.remark.title}（选填）`}
        rows={3}
        length={remark.length}
        error={errors.remark?.message}
      />
    </>
  )
}
