import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { serviceCategoriesQuery } from '../facilitatorQueries.ts'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'
import { categoryOptions } from './categoryOptions.ts'
import { headingId, resumeSections } from './resumeSections.ts'
import { ServiceRegions } from './ServiceRegions.tsx'
import styles from './FacilitatorResumeForm.module.css'

/** The resume's first part: pictures, choices and texts about the facilitator as a whole. */
export function ResumeBasics() {
  const { register } = useFormContext<ResumeValues>()
  return (
    <>
      <h3 id={headingId('basic')} tabIndex={-1} className={styles['heading']}>
        {resumeSections.basic}
      </h3>
      <ResumeImages />
      <ResumeChoices />
      <ResumeTexts />
      <CheckboxField {...register('couponAccepted')} label="接受服务券、创新券" />
    </>
  )
}

/** The pictures of the facilitator in the store and on its card. */
function ResumeImages() {
  return (
    <div className={styles['images']}>
      <Picture name="logo" hint={`正方形的 ${fileHint(fields.logo)}；在旗舰店与名片上展示`} />
      <Picture name="wechatQr" hint={`${fileHint(fields.wechatQr)}；在名片上展示`} />
    </div>
  )
}

function Picture({ name, hint }: { name: 'logo' | 'wechatQr'; hint: string }) {
  const { field } = useController<ResumeValues, typeof name>({ name })
  return (
    <ImageUpload
      {...useResumeUpload()}
      label={fields[name].title}
      hint={hint}
      size="small"
      rule={fileRule(fields[name])}
      value={field.value}
      onChange={field.onChange}
      overwrite
      srcOf={gatewayUrl}
    />
  )
}

interface ChoicesProps {
  name: FieldPathByValue<ResumeValues, string[]>
  legend: string
  options: (chosen: readonly string[]) => readonly { value: string; label: string }[]
}

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }))

/** The parts of the resume that are chosen and not written. */
function ResumeChoices() {
  const categories = useQuery(serviceCategoriesQuery()).data ?? []
  return (
    <>
      <Choices name="providerType" legend={fields.providerType.title} options={() => optionsOf(facilitatorTypeWords)} />
      <Choices
        name="serviceCategoryIds"
        legend={fields.serviceCategoryIds.title}
        options={(chosen) => categoryOptions(categories, chosen)}
      />
      <ServiceRegions />
      <Choices name="promise" legend={fields.promise.title} options={() => optionsOf(facilitatorPromiseWords)} />
    </>
  )
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { field, fieldState } = useController<ResumeValues, typeof name>({ name })
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      options={options(field.value)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

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
function ResumeTexts() {
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
