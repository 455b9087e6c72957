import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { policyTalentPersonFields as person } from '#gateway/generated/fields/PolicyTalentPerson.ts'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './TalentForm.module.css'
import { personOf, talentSchema, type TalentInput } from './talentPerson.ts'

interface TalentFormProps {
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  pending: boolean
  onMatch: (person: Schema<'PolicyTalentPerson'>) => void
}

const fields = ['education', 'title', 'age', 'talentType', 'introYear'] as const
const empty: TalentInput = { education: '', title: '', age: '', talentType: '', introYear: '' }
const educationOptions = Object.entries(person.education.words).map(([value, label]) => ({ value, label }))

/** A person's data for talent policies, without a name; the gateway stores none of it. */
export function TalentForm({ userId, pending, onMatch }: TalentFormProps) {
  const form = useForm<TalentInput>({
    resolver: zodResolver(talentSchema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const draft = useFormDraft(form, { name: 'talent-match', owner: userId, fields })
  const sender = useGatewayForm({ form, fields, send: async (values) => onMatch(personOf(values)) })

  return (
    <form className={styles['form']} method="post" noValidate aria-label="人才情况" onSubmit={sender.onSubmit}>
      <p className={styles['wide']}>不需要填写姓名；填写的内容只用于本次匹配，平台不保存。</p>
      {draft.restored ? (
        <div className={styles['wide']}>
          <DraftNotice onDiscard={draft.discard} />
        </div>
      ) : null}
      <SelectField
        {...form.register('education')}
        id="person.education"
        label={person.education.title}
        placeholder={askFor(person.education)}
        options={educationOptions}
        required
        error={errors.education?.message}
      />
      <TextField
        {...form.register('title')}
        id="person.title"
        label={person.title.title}
        placeholder="如 高级工程师、技师"
        maxLength={person.title.maxLength}
        error={errors.title?.message}
      />
      <TextField
        {...form.register('age')}
        id="person.age"
        label={`${person.age.title}（${person.age.unit}）`}
        inputMode="numeric"
        maxLength={3}
        error={errors.age?.message}
      />
      <TextField
        {...form.register('talentType')}
        id="person.talentType"
        label={person.talentType.title}
        placeholder="如 紧缺工程人才"
        maxLength={person.talentType.maxLength}
        error={errors.talentType?.message}
      />
      <TextField
        {...form.register('introYear')}
        id="person.introYear"
        label={person.introYear.title}
        inputMode="numeric"
        maxLength={4}
        error={errors.introYear?.message}
      />
      <div className={styles['submit']}>
        <SubmitButton pending={pending} pendingText="匹配中…">
          匹配人才政策
        </SubmitButton>
      </div>
    </form>
  )
}
