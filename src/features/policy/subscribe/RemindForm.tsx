import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { policySubscriptionRequestFields as fields } from '#gateway/generated/fields/PolicySubscriptionRequest.ts'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import { policyChannelWords } from '#gateway/generated/words/PolicyChannel.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import {
  isRemindValues,
  remindDays,
  remindSchema,
  remindValues,
  subscriptionRequest,
  type RemindValues,
} from './remindSchema.ts'
import styles from './SubscribePage.module.css'
import { refreshSubscription } from './subscribeQueries.ts'

const frequencyOptions = Object.entries(policyRemindFrequencyWords).map(([value, label]) => ({ value, label }))

interface RemindFormProps {
  subscription: Schema<'PolicySubscription'>
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
}

/** How and when a member is told: one digest, quiet hours, reminders before deadlines. */
export function RemindForm({ subscription, userId }: RemindFormProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  // Other settings, e.g. those just saved, are written into the form that is there: what has been changed meanwhile and the
  // focus stay.
  const form = useForm({
    resolver: zodResolver(remindSchema),
    values: remindValues(subscription),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = form.formState
  const draft = useRecordDraft(form, { form: 'remind', owner: userId, version: 1, keptFor: WEEK }, isRemindValues)

  async function save(values: RemindValues) {
    try {
      await call(gatewayOf(queryClient), 'subscribeTags', { body: subscriptionRequest(subscription, values) })
    } catch (error) {
      // Its message has been shown; what was chosen stays in the form.
      if (!(error instanceof GatewayError)) throw error
      return
    }
    draft.forget()
    await refreshSubscription(queryClient)
    showMessage({ level: 'success', text: '提醒设置已保存' })
  }

  const submit = form.handleSubmit(save)

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {draft.restored && (
        <DraftNotice
          onDiscard={() => {
            form.reset(remindValues(subscription))
            draft.forget()
          }}
        />
      )}
      <SelectField
        {...form.register('frequency')}
        label={fields.frequency.title}
        placeholder="请选择"
        options={frequencyOptions}
      />
      <fieldset aria-describedby="policyChannelWords-error">
        <legend>{fields.channels.title}</legend>
        <div className={styles['choices']}>
          {Object.entries(policyChannelWords).map(([value, label]) => (
            <CheckboxField key={value} {...form.register('channels')} value={value} label={label} />
          ))}
        </div>
        <FieldError id="policyChannelWords-error" error={errors.channels?.message} />
      </fieldset>
      <fieldset>
        <legend>{fields.deadlineRemind.title}</legend>
        <div className={styles['choices']}>
          {remindDays.map((day) => (
            <CheckboxField
              key={day}
              {...form.register('deadlineRemind')}
              value={day}
              label={`${day} ${fields.deadlineRemind.unit}`}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>只看这些层级（不选则全部）</legend>
        <div className={styles['choices']}>
          {Object.entries(policyLevelWords).map(([value, label]) => (
            <CheckboxField key={value} {...form.register('levels')} value={value} label={label} />
          ))}
        </div>
      </fieldset>
      <div className={styles['pair']}>
        <TextField
          {...form.register('quietStart')}
          label={fields.quietStart.title}
          type="time"
          required
          error={errors.quietStart?.message}
        />
        <TextField
          {...form.register('quietEnd')}
          label={fields.quietEnd.title}
          type="time"
          required
          error={errors.quietEnd?.message}
        />
      </div>
      <SubmitButton pending={isSubmitting} pendingText="保存中…">
        保存提醒设置
      </SubmitButton>
    </form>
  )
}
