import type { ReactNode } from 'react'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import type { ProfileSection as Section, SectionKey } from '../profileSections.ts'
import styles from './ProfileForm.module.css'
import { sectionId } from './SectionNav.tsx'
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form'
import { figureWarnings } from '../figureWarnings.ts'
import type { ProfileValues } from '../profileValues.ts'
import {
  carrierNumbers,
  intellectualNumbers,
  managementNumbers,
  type NumberField,
  personnelNumbers,
} from '../profileFields.ts'
import { BasicFields } from './BasicFields.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { ProfileNumber } from './ProfileNumber.tsx'

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
