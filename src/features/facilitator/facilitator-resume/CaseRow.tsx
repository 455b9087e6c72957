import { useFormContext } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { facilitatorCaseFields as fields } from '#gateway/generated/fields/FacilitatorCase.ts'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { RowImages } from './RowImages.tsx'

/** One case of service; the customer is described without a name (contract, FacilitatorCase). */
export function CaseRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.cases?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField {...register(`cases.${index}.title`)} {...inputOf(fields.title)} error={errors?.title?.message} />
        <TextField
          {...register(`cases.${index}.clientMasked`)}
          {...inputOf(fields.clientMasked)}
          placeholder="如 某乐器制造企业"
          error={errors?.clientMasked?.message}
        />
        <TextField
          {...register(`cases.${index}.year`)}
          label={fields.year.title}
          inputMode="numeric"
          maxLength={4}
          required
          error={errors?.year?.message}
        />
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`cases.${index}.desc`)}
            {...inputOf(fields.desc)}
            rows={2}
            length={watch(`cases.${index}.desc`).length}
            error={errors?.desc?.message}
          />
        </div>
      </div>
      <RowImages name={`cases.${index}.images`} title={title} images={fields.images} />
    </>
  )
}
