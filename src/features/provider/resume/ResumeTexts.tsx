import { useFormContext, type FieldPathByValue } from 'react-hook-form'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from './ProviderResumeForm.module.css'
import { maximum } from './resumeLimits.ts'
import type { ResumeValues } from './resumeSchema.ts'

interface Line {
  name: FieldPathByValue<ResumeValues, string> & keyof typeof maximum
  label: string
  required?: boolean
  type?: 'tel' | 'email' | 'url'
  autoComplete?: string
  hint?: string
}

const lines: readonly Line[] = [
  { name: 'slogan', label: '一句话介绍', required: true },
  { name: 'shortName', label: '简称' },
  { name: 'contacts', label: '联系人', required: true, autoComplete: 'name' },
  { name: 'contactsPosition', label: '联系人职务', autoComplete: 'organization-title' },
  {
    name: 'tel',
    label: '联系电话',
    required: true,
    type: 'tel',
    autoComplete: 'tel',
    hint: '手机号，或带区号的固定电话',
  },
  { name: 'email', label: '电子邮箱', type: 'email', autoComplete: 'email' },
  { name: 'website', label: '网址', type: 'url', autoComplete: 'url' },
  { name: 'address', label: '地址', autoComplete: 'street-address' },
]

/** What a provider writes about itself. */
export function ResumeTexts() {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const { errors } = formState
  return (
    <>
      <TextAreaField
        {...register('intro')}
        label="机构简介"
        hint="50 至 2000 个字符"
        rows={4}
        maxLength={maximum.intro}
        length={watch('intro').length}
        required
        error={errors.intro?.message}
      />
      <div className={styles['columns']}>
        {lines.map(({ name, ...line }) => (
          <TextField key={name} {...register(name)} {...line} maxLength={maximum[name]} error={errors[name]?.message} />
        ))}
      </div>
    </>
  )
}
