import { useFormContext } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { controlsOf } from './controlsOf.tsx'
import { useField } from './publishFields.ts'
import styles from './PublishForm.module.css'

interface ContactValues {
  enId: string
  contactName: string
  contactTel: string
  contactWay: string
}

const { Line } = controlsOf<ContactValues>()

/** Who publishes it, and whom to call. */
export function Contact({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const { register, formState } = useFormContext<ContactValues>()
  const { title } = useField('enId')
  return (
    <div className={styles['columns']}>
      <SelectField
        {...register('enId')}
        label={title}
        placeholder={askFor({ title, kind: 'choice' })}
        options={enterprises.map(({ enId, name }) => ({ value: enId, label: name }))}
        required
        error={formState.errors.enId?.message}
      />
      <Line name="contactName" needed autoComplete="name" />
      <Line
        name="contactTel"
        needed
        type="tel"
        autoComplete="tel"
        hint="手机号，或带区号的固定电话；接受对接前对方看到的是遮挡后的号码"
      />
      <Line name="contactWay" hint="邮箱或微信号等" />
    </div>
  )
}
