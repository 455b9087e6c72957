import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { declareOwnActionWords } from '#gateway/generated/words/DeclareOwnAction.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import {
  declareActionTexts,
  declareChangeBody,
  declareChangeSchema,
  emptyDeclareChange,
  type DeclareChangeValues,
  type OwnAction,
} from './declareChange.ts'
import { DeclareChangeFields } from './DeclareChangeFields.tsx'
import styles from './DeclareRecord.module.css'

interface DeclareActionDialogProps {
  record: Pick<Schema<'DeclareRecordItem'>, 'id' | 'policyTitle'>
  action: OwnAction
  userId: string | undefined
  onClose: () => void
  onDone?: (() => void) | undefined
}

const fields = ['reported', 'amount', 'remark'] as const

/** Asks before something is done with an application, and for what belongs to it. A refusal is said here and seen behind. */
export function DeclareActionDialog({ record, action, userId, onClose, onDone }: DeclareActionDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const resolver = useMemo(() => zodResolver(declareChangeSchema(action)), [action])
  const form = useForm<DeclareChangeValues>({ resolver, defaultValues: emptyDeclareChange, shouldFocusError: false })
  const draft = useDraft(form, {
    form: `declare-${record.id}-${action}`,
    owner: userId,
    version: 1,
    keptFor: WEEK,
    fields,
  })
  const { failures, attempt } = useFormCall(fields, form.setError)
  const label = declareOwnActionWords[action]
  const { lead, done } = declareActionTexts[action]

  async function send(values: DeclareChangeValues) {
    const gateway = gatewayOf(queryClient)
    const reply = await attempt<unknown>(() =>
      action === 'DELETE'
        ? call(gateway, 'deleteDeclareRecord', { query: { id: record.id } }, { silent: true })
        : call(
            gateway,
            'updateDeclareRecordStatus',
            { body: declareChangeBody(record.id, action, values) },
            { silent: true },
          ),
    )
    if (reply !== undefined) {
      draft.forget()
      onClose()
      onDone?.()
      showMessage({ level: 'success', text: done, about: ['declare', record.id] })
    }
    await invalidate(queryClient, 'listDeclareRecords', 'getDeclareRecord')
  }

  const submit = form.handleSubmit(send, focusFirstError)
  return (
    <Dialog title={label} onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(emptyDeclareChange)
            }}
          />
        )}
        <p>{record.policyTitle}</p>
        <p className={styles['lead']}>{lead}</p>
        <DeclareChangeFields action={action} form={form} />
        <FormError messages={failures} />
        <SubmitButton pending={form.formState.isSubmitting} pendingText="提交中…">
          {label.startsWith('确认') ? label : `确认${label}`}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
