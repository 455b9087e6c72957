import { useFormContext } from 'react-hook-form'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { maximum } from './resumeLimits.ts'
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
        label="角色"
        placeholder="如 检测工程师"
        maxLength={maximum.role}
        required
        error={errors?.title?.message}
      />
      <NumberField
        {...register(`team.${index}.count`)}
        label="人数"
        unit="人"
        whole
        required
        error={errors?.count?.message}
      />
      <TextField
        {...register(`team.${index}.desc`)}
        label="说明"
        placeholder="如 其中高级工程师 5 名"
        maxLength={maximum.roleDesc}
        error={errors?.desc?.message}
      />
    </div>
  )
}
