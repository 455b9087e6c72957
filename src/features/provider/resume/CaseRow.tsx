import { useFormContext } from 'react-hook-form'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { caseImageRule, maximum } from './resumeLimits.ts'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { RowImages } from './RowImages.tsx'

/** One case of service; whom it was for is told without a name (contract, FacilitatorCase). */
export function CaseRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.cases?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField
          {...register(`cases.${index}.title`)}
          label="案例名称"
          maxLength={maximum.caseTitle}
          required
          error={errors?.title?.message}
        />
        <TextField
          {...register(`cases.${index}.clientMasked`)}
          label="服务对象"
          placeholder="如 某乐器制造企业"
          maxLength={maximum.client}
          required
          error={errors?.clientMasked?.message}
        />
        <TextField
          {...register(`cases.${index}.year`)}
          label="年份"
          inputMode="numeric"
          maxLength={4}
          required
          error={errors?.year?.message}
        />
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`cases.${index}.desc`)}
            label="案例说明"
            rows={2}
            maxLength={maximum.caseDesc}
            length={watch(`cases.${index}.desc`).length}
            error={errors?.desc?.message}
          />
        </div>
      </div>
      <RowImages name={`cases.${index}.images`} title={title} rule={caseImageRule} />
    </>
  )
}
