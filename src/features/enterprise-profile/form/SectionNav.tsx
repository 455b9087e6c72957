import { useFormContext, useWatch } from 'react-hook-form'
import { isFilled } from '../completion.ts'
import { profileSections, type SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import styles from './SectionNav.module.css'
import { Anchor } from '#ui/Anchor.tsx'

/** Id of a section's heading. */
export const sectionId = (key: SectionKey) => `section-${key}`

interface SectionNavProps {
  onGo: (section: SectionKey) => void
}

/** The six sections in order, how complete each is, and a link to it. */
export function SectionNav({ onGo }: SectionNavProps) {
  const { control } = useFormContext<ProfileValues>()
  const values = useWatch({ control }) as ProfileValues
  return (
    <nav aria-label="资料的六个部分">
      <ol className={styles['list']}>
        {profileSections.map(({ key, title, fields }) => {
          const filled = fields.filter(({ path }) => isFilled(values, path)).length
          return (
            <li key={key}>
              <Anchor
                href={`#${sectionId(key)}`}
                className={styles['link']}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(key)
                }}
              >
                {title}
                <span className={styles['count']}>
                  {filled}/{fields.length}
                </span>
              </Anchor>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
