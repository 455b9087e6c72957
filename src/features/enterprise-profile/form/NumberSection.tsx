import type { FieldPathByValue } from 'react-hook-form'
import type { NumberField } from '../profileFields.ts'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { ProfileNumber } from './ProfileNumber.tsx'
import styles from './ProfileForm.module.css'

interface NumberSectionProps {
  section: Exclude<SectionKey, 'basicDTO'>
  fields: Readonly<Record<string, NumberField>>
}

/** The numbers of a section, side by side. */
export function NumberSection({ section, fields }: NumberSectionProps) {
  return (
    <div className={styles['columns']}>
      {Object.entries(fields).map(([name, field]) => (
        // The names are those of the section, by the type of the table they come from.
        <ProfileNumber
          key={name}
          path={`${section}.${name}` as FieldPathByValue<ProfileValues, string>}
          field={field}
        />
      ))}
    </div>
  )
}
