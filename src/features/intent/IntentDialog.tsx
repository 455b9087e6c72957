import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import * as asked from '#gateway/generated/fields/AttractIntentForm.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/withoutSpaces.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { AttractFields, PlaceFields } from './TargetFields.tsx'
import styles from './IntentDialog.module.css'
import {
  attractIntent,
  emptyIntent,
  intentSchema,
  investmentIntent,
  limits,
  type IntentTarget,
  type IntentValues,
} from './intentSchema.ts'

interface IntentDialogProps {
  title: string
  target: IntentTarget
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
}

const texts = ['name', 'company', 'mobile', 'industry', 'investAmount', 'area', 'visitDate', 'content'] as const
const fields = [...texts, 'agree'] as const

/** Says to the department in charge what one is interested in; it promises a call. Whoever asks is asked alike for all targets. */
export function IntentDialog({ title, target, userId, onClose }: IntentDialogProps) {
  const gateway = gatewayOf(useQueryClient())
  const showMessage = useShowMessage()
  const resolver = zodResolver(intentSchema(target.kind))
  const form = useForm({ resolver, defaultValues: emptyIntent, shouldFocusError: false })
  const { register, formState } = form
  const { errors } = formState
  const draft = useDraft(form, {
    form: `intent-${target.id}`,
    owner: userId,
    version: 1,
    keptFor: WEEK,
    fields: texts,
  })
  const content = useWatch({ control: form.control, name: 'content' })
  const { failures, attempt } = useFormCall(fields, form.setError)

  async function send(values: IntentValues) {
    const reply = await attempt(() =>
      target.kind === 'attract'
        ? call(gateway, 'saveAttractIntent', { body: attractIntent(values, target.id) }, { silent: true })
        : call(gateway, 'saveInvestmentIntent', { body: investmentIntent(values, target) }, { silent: true }),
    )
    if (reply === undefined) return
    draft.forget()
    onClose()
    const { replyDept, replyDays } = reply.data
    showMessage({ level: 'success', text: `意向已提交，${replyDept}将在 ${replyDays} 个工作日内联系您` })
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(emptyIntent)
            }}
          />
        )}
        <TextField
          {...register('company')}
          label={asked.company.title}
          autoComplete="organization"
          maxLength={limits.company}
          required
          error={errors.company?.message}
        />
        <TextField
          {...register('name')}
          label={asked.name.title}
          autoComplete="name"
          maxLength={limits.name}
          required
          error={errors.name?.message}
        />
        <TextField
          {...register('mobile')}
          label={asked.mobile.title}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={mobileTyped}
          required
          error={errors.mobile?.message}
        />
        <TextField
          {...register('industry')}
          label={`${asked.industry.title}（选填）`}
          maxLength={limits.industry}
          error={errors.industry?.message}
        />
        {target.kind === 'attract' ? (
          <AttractFields register={register} errors={errors} />
        ) : (
          <PlaceFields register={register} errors={errors} type={target.type} />
        )}
        <TextAreaField
          {...register('content')}
          label={asked.content.title}
          rows={3}
          maxLength={limits.content}
          length={content.length}
          required
          error={errors.content?.message}
        />
        <CheckboxField {...register('agree')} label={asked.agree.title} error={errors.agree?.message} />
        <FormError messages={failures} />
        <SubmitButton pending={formState.isSubmitting} pendingText="提交中…">
          提交
        </SubmitButton>
      </form>
    </Dialog>
  )
}
