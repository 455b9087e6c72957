import { useFormContext, useWatch } from 'react-hook-form'
import { figureWarnings } from '../figureWarnings.ts'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import styles from './ProfileForm.module.css'

/** What hardly fits together among a section's figures; said while they are typed, and in nobody's way. */
export function FigureWarnings({ section }: { section: SectionKey }) {
  const { control } = useFormContext<ProfileValues>()
  const values = useWatch({ control }) as ProfileValues
  const warnings = figureWarnings(values).filter((warning) => warning.section === section)
  return (
    // There from the start, so that what comes in later is read out.
    <output className={styles['doubts']}>
      {warnings.map(({ text }) => (
        <span key={text}>请核对：{text}。</span>
      ))}
    </output>
  )
}
