import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { projectDTOFields as fields } from '#gateway/generated/fields/ProjectDTO.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { projectNumbers } from '../profileFields.ts'
import { profileDictsQuery } from '../profileQueries.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { ProfileNumber } from './ProfileNumber.tsx'
import styles from './ProfileForm.module.css'

/** Section 5. */
export function ProjectFields() {
  const { register } = useFormContext<ProfileValues>()
  const states = useQuery(profileDictsQuery).data?.PO_PJ_STATE
  return (
    <div className={styles['columns']}>
      <ProfileNumber path="projectDTO.projectTotalInvestAmount" field={projectNumbers.projectTotalInvestAmount} />
      <TextField
        {...register('projectDTO.projectOpreateDate')}
        id={fieldId('projectDTO.projectOpreateDate')}
        label={fields.projectOpreateDate.title}
        type="date"
      />
      <SelectField
        {...register('projectDTO.projectState')}
        // Options that load later would leave the chosen one unshown.
        key={states === undefined ? 'waiting' : 'there'}
        id={fieldId('projectDTO.projectState')}
        label={fields.projectState.title}
        placeholder={`请选择${fields.projectState.title}`}
        options={states ?? []}
      />
    </div>
  )
}
