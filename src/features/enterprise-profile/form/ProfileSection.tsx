import type { ReactNode } from 'react'
import { useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { projectDTOFields as project } from '#gateway/generated/fields/ProjectDTO.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import { fieldId, type ProfileSection as Section, type SectionKey } from '../profileSections.ts'
import { figureWarnings } from '../figureWarnings.ts'
import type { ProfileValues } from '../profileValues.ts'
import {
  carrierNumbers,
  intellectualNumbers,
  managementNumbers,
  personnelNumbers,
  projectNumbers,
  type NumberField,
} from '../profileFields.ts'
import { profileDictsQuery } from '../profileQueries.ts'
import { sectionId } from './SectionNav.tsx'
import { BasicFields } from './BasicFields.tsx'
import { ProfileNumber } from './ProfileNumber.tsx'
import styles from './ProfileForm.module.css'

interface ProfileSectionProps {
  section: Section
  /** Level of the heading: one below that above the form. */
  level: 'h2' | 'h3'
  /** Year of the business data. */
  year: number
  bound: boolean
  onClear?: (() => void) | undefined
  onApply?: ProfileFormProps['onApply']
  /** Below the fields, e.g. the section's own button. */
  children?: ReactNode
}

/** One of the six sections under its heading. */
export function ProfileSection({
  section,
  level: Heading,
  year,
  bound,
  onClear,
  onApply,
  children,
}: ProfileSectionProps) {
  const { key, title } = section
  return (
    <section className={styles['section']} aria-labelledby={sectionId(key)}>
      <Heading id={sectionId(key)} className={styles['heading']} tabIndex={-1}>
        {title}
      </Heading>
      {key === 'managementDTO' ? <p className={styles['note']}>{year} 年度数据，单位：万元</p> : null}
      <SectionFields section={key} bound={bound} onClear={onClear} onApply={onApply} />
      <FigureWarnings section={key} />
      {children}
    </section>
  )
}

/** Warnings about a section's figures; shown while typing, without preventing anything. */
function FigureWarnings({ section }: { section: SectionKey }) {
  const { control } = useFormContext<ProfileValues>()
  const values = useWatch({ control }) as ProfileValues
  const warnings = figureWarnings(values).filter((warning) => warning.section === section)
  return (
    // Exists from the start, so that later content is announced.
    <output className={styles['doubts']}>
      {warnings.map(({ text }) => (
        <span key={text}>请核对：{text}。</span>
      ))}
    </output>
  )
}

interface SectionFieldsProps {
  section: SectionKey
  bound: boolean
  onClear?: (() => void) | undefined
  onApply?: ProfileFormProps['onApply']
}

const numbers = {
  personnelDTO: personnelNumbers,
  managementDTO: managementNumbers,
  intellectualDTO: intellectualNumbers,
  carrierDTO: carrierNumbers,
}

/** The fields of one of the six sections. */
function SectionFields({ section, bound, onClear, onApply }: SectionFieldsProps) {
  if (section === 'basicDTO') return <BasicFields bound={bound} onClear={onClear} onApply={onApply} />
  if (section === 'projectDTO') return <ProjectFields />
  return <NumberSection section={section} fields={numbers[section]} />
}

interface NumberSectionProps {
  section: Exclude<SectionKey, 'basicDTO'>
  fields: Readonly<Record<string, NumberField>>
}

/** The numbers of a section, side by side. */
function NumberSection({ section, fields }: NumberSectionProps) {
  return (
    <div className={styles['columns']}>
      {Object.entries(fields).map(([name, field]) => (
        // The table's type guarantees that these are names of the section.
        <ProfileNumber
          key={name}
          path={`${section}.${name}` as FieldPathByValue<ProfileValues, string>}
          field={field}
        />
      ))}
    </div>
  )
}

/** Section 5. */
function ProjectFields() {
  const { register } = useFormContext<ProfileValues>()
  const states = useQuery(profileDictsQuery).data?.PO_PJ_STATE
  return (
    <div className={styles['columns']}>
      <ProfileNumber path="projectDTO.projectTotalInvestAmount" field={projectNumbers.projectTotalInvestAmount} />
      <TextField
        {...register('projectDTO.projectOpreateDate')}
        id={fieldId('projectDTO.projectOpreateDate')}
        label={project.projectOpreateDate.title}
        type="date"
      />
      <SelectField
        {...register('projectDTO.projectState')}
        // Options that load later would leave the chosen one unshown.
        key={states === undefined ? 'waiting' : 'there'}
        id={fieldId('projectDTO.projectState')}
        label={project.projectState.title}
        placeholder={`请选择${project.projectState.title}`}
        options={states ?? []}
      />
    </div>
  )
}
