import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { inputOf } from '#gateway/fields/inputOf.ts'
import { policyCorrectionRequestFields as facts } from '#gateway/generated/fields/PolicyCorrectionRequest.ts'
import { gatewayOf } from '#gateway/query.ts'
import { askFor } from '#gateway/fields/sentences.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { policyCorrectionRequestErrorTypeWords } from '#gateway/generated/words/PolicyCorrectionRequest.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
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
import { correctionSchema, type CorrectionValues, type ErrorType } from './policyFeedbackSchemas.ts'
import styles from './PolicyDialogs.module.css'
import type { PolicyDialogProps } from './PolicyDialogs.tsx'

const fields = ['fieldOrClause', 'errorType', 'content', 'telephone'] as const
const drafted = ['errorType', 'content', 'telephone'] as const

const typeOptions = Object.entries(policyCorrectionRequestErrorTypeWords).map(([value, label]) => ({ value, label }))

/** Says what is wrong in a policy, down to the clause. */
export function CorrectionDialog({ policy, places, about, userId, onClose }: PolicyDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const known = places.some(({ id }) => id === about)
  const empty: CorrectionValues = {
    fieldOrClause: known && about !== undefined ? about : '',
    errorType: '',
    content: '',
    telephone: '',
  }
  const form = useForm({ resolver: zodResolver(correctionSchema), defaultValues: empty, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const name = `correction-${policy.id}`
  const draft = useDraft(form, { form: name, owner: userId, version: 1, keptFor: WEEK, fields: drafted })
  const content = useWatch({ control: form.control, name: 'content' })
  const { failures, attempt } = useFormCall(fields, form.setError)

  async function send({ errorType, telephone, ...values }: CorrectionValues) {
    const body = {
      ...values,
      // The form's rule takes no other value.
      errorType: errorType as ErrorType,
      ...(telephone === '' ? {} : { telephone }),
      targetType: 'POLICY' as const,
      targetId: policy.id,
    }
    const reply = await attempt(() => call(gatewayOf(queryClient), 'savePolicyCorrection', { body }, { silent: true }))
    if (reply === undefined) return
    draft.forget()
    onClose()
    showMessage({ level: 'success', text: '纠错已提交，核实后会更正，谢谢！' })
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title="政策纠错" onClose={onClose}>
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
          {...form.register('fieldOrClause')}
          label={facts.fieldOrClause.title}
          placeholder="整条政策"
          options={places.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SelectField
          {...form.register('errorType')}
          label={facts.errorType.title}
          placeholder={askFor(facts.errorType)}
          options={typeOptions}
          required
          error={errors.errorType?.message}
        />
        <TextAreaField
          {...form.register('content')}
          {...inputOf(facts.content)}
          placeholder="哪里有错，应当是什么"
          rows={3}
          length={content.length}
          error={errors.content?.message}
        />
        <TextField
          {...form.register('telephone')}
          label={`${facts.telephone.title}（选填）`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={mobileTyped}
          error={errors.telephone?.message}
        />
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交纠错
        </SubmitButton>
      </form>
    </Dialog>
  )
}
