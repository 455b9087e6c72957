import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { policyCorrectionRequestFields as facts } from '#gateway/generated/fields/PolicyCorrectionRequest.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { policyCorrectionRequestErrorTypeWords } from '#gateway/generated/words/PolicyCorrectionRequest.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import { correctionSchema, type CorrectionValues, type ErrorType } from './policyFeedbackSchemas.ts'
import type { PolicyDialogProps } from './PolicyDialogs.tsx'

const fields = ['fieldOrClause', 'errorType', 'content', 'telephone'] as const
const drafted = ['errorType', 'content', 'telephone'] as const

const typeOptions = Object.entries(policyCorrectionRequestErrorTypeWords).map(([value, label]) => ({ value, label }))

/** Reports an error in a policy, down to the clause. */
export function CorrectionDialog({ policy, places, about, userId, onClose }: PolicyDialogProps) {
  const known = places.some(({ id }) => id === about)
  const empty: CorrectionValues = {
    fieldOrClause: known && about !== undefined ? about : '',
    errorType: '',
    content: '',
    telephone: '',
  }
  const form = useForm({ resolver: zodResolver(correctionSchema), defaultValues: empty, shouldFocusError: false })
  const { errors } = form.formState
  const content = useWatch({ control: form.control, name: 'content' })
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `correction-${policy.id}`, owner: userId, fields: drafted }),
    send: ({ errorType, telephone, ...values }, call) =>
      call('savePolicyCorrection', {
        body: {
          ...values,
          // The form's rule accepts no other value.
          errorType: errorType as ErrorType,
          ...(telephone === '' ? {} : { telephone }),
          targetType: 'POLICY',
          targetId: policy.id,
        },
      }),
    onClose,
    done: '纠错已提交，核实后会更正，谢谢！',
  })

  return (
    <Dialog title="政策纠错" onClose={onClose}>
      <GatewayForm of={sender} submit="提交纠错">
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
      </GatewayForm>
    </Dialog>
  )
}
