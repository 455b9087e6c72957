import { useFormContext } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { mainBusinessRowFields as fields } from '#gateway/generated/fields/MainBusinessRow.ts'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { RowImages } from './RowImages.tsx'

/** One line of main business (§3.1). */
export function MainBusinessRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.mainBusiness?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField
          {...register(`mainBusiness.${index}.name`)}
          {...inputOf(fields.name)}
          error={errors?.name?.message}
        />
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`mainBusiness.${index}.description`)}
            {...inputOf(fields.description)}
            rows={2}
            length={watch(`mainBusiness.${index}.description`).length}
            error={errors?.description?.message}
          />
        </div>
      </div>
      <RowImages name={`mainBusiness.${index}.images`} title={title} images={fields.images} />
    </>
  )
}
