import type { ReactNode } from 'react'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import type { ProfileSection as Section } from '../profileSections.ts'
import { FigureWarnings } from './FigureWarnings.tsx'
import styles from './ProfileForm.module.css'
import { SectionFields } from './SectionFields.tsx'
import { sectionId } from './SectionNav.tsx'

interface ProfileSectionProps {
  section: Section
  /** Level of the heading: one below what stands above the form. */
  level: 'h2' | 'h3'
  /** Of the business data. */
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
