import { useFormContext } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { facilitatorTeamRoleFields as fields } from '#gateway/generated/fields/FacilitatorTeamRole.ts'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'

/** One role of the team, without names of persons (contract, FacilitatorTeamRole). */
export function TeamRow({ index }: { index: number }) {
  const { register, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.team?.[index]
  return (
    <div className={`${styles['texts']} ${styles['whole']}`}>
      <TextField
        {...register(`team.${index}.title`)}
        {...inputOf(fields.title)}
        placeholder="如 检测工程师"
        error={errors?.title?.message}
      />
      <NumberField
        {...register(`team.${index}.count`)}
        label={fields.count.title}
        unit="人"
        whole
        required
        error={errors?.count?.message}
      />
      <TextField
        {...register(`team.${index}.desc`)}
        {...inputOf(fields.desc)}
        placeholder="如 其中高级工程师 5 名"
        error={errors?.desc?.message}
      />
    </div>
  )
}
