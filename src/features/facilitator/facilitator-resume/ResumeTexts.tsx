import { useFormContext, type FieldPathByValue } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './FacilitatorResumeForm.module.css'
import type { ResumeValues } from './resumeSchema.ts'

interface Line {
  name: FieldPathByValue<ResumeValues, string> & keyof typeof fields
  type?: 'tel' | 'email' | 'url'
  autoComplete?: string
  hint?: string
}

const lines: readonly Line[] = [
  { name: 'slogan' },
  { name: 'shortName' },
  { name: 'contacts', autoComplete: 'name' },
  { name: 'contactsPosition', autoComplete: 'organization-title' },
  { name: 'tel', type: 'tel', autoComplete: 'tel', hint: '手机号，或带区号的固定电话' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'website', type: 'url', autoComplete: 'url' },
  { name: 'address', autoComplete: 'street-address' },
]

/** The parts of the resume that are written. */
export function ResumeTexts() {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const { errors } = formState
  return (
    <>
      <TextAreaField
        {...register('intro')}
        {...inputOf(fields.intro)}
        hint={`${fields.intro.minLength} 至 ${fields.intro.maxLength} 个字符`}
        rows={4}
        length={watch('intro').length}
        error={errors.intro?.message}
      />
      <div className={styles['columns']}>
        {lines.map(({ name, ...line }) => (
          <TextField
            key={name}
            {...register(name)}
            {...inputOf(fields[name])}
            {...line}
            error={errors[name]?.message}
          />
        ))}
      </div>
    </>
  )
}
