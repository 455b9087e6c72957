import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import type { Schema } from '#gateway/contract.ts'
import { policySubscriptionRequestFields as fields } from '#gateway/generated/fields/PolicySubscriptionRequest.ts'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import { policyChannelWords } from '#gateway/generated/words/PolicyChannel.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { remindDays, remindOutline, remindSchema, remindValues, subscriptionRequest } from './remindSchema.ts'
import styles from './SubscribePage.module.css'
import { changedBySubscription } from './subscribeQueries.ts'

const frequencyOptions = Object.entries(policyRemindFrequencyWords).map(([value, label]) => ({ value, label }))

/** The fields that can show an error. */
const shownFields = ['channels', 'quietStart', 'quietEnd'] as const

interface RemindFormProps {
  subscription: Schema<'PolicySubscription'>
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
}

/** How and when a member is notified: one digest, quiet hours, reminders before deadlines. */
export function RemindForm({ subscription, userId }: RemindFormProps) {
  // New settings, e.g. after saving, are merged into the existing form: unsaved changes and the focus stay.
  const form = useForm({
    resolver: zodResolver(remindSchema),
    values: remindValues(subscription),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const draft = useFormDraft(form, {
    name: 'remind',
    owner: userId,
    outline: remindOutline,
    discard: () => form.reset(remindValues(subscription)),
  })
  const sender = useGatewayForm({
    form,
    fields: shownFields,
    draft,
    send: (values, call) => call('subscribeTags', { body: subscriptionRequest(subscription, values) }),
    done: '提醒设置已保存',
    outdates: changedBySubscription,
  })

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={sender.onSubmit}>
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      <SelectField
        {...form.register('frequency')}
        label={fields.frequency.title}
        placeholder="请选择"
        options={frequencyOptions}
      />
      <fieldset aria-describedby={errors.channels && 'policyChannelWords-error'}>
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
      <FormError messages={sender.failures} />
      <SubmitButton pending={sender.sending} pendingText="保存中…">
        保存提醒设置
      </SubmitButton>
    </form>
  )
}
