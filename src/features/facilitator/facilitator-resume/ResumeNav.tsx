import { Anchor } from '#ui/Anchor.tsx'
import { headingId, resumeSections } from './resumeSections.ts'
import styles from './ResumeNav.module.css'

/** The parts of the long form, always within reach. */
export function ResumeNav() {
  return (
    <nav aria-label="资料的各个部分" className={styles['nav']}>
      <ol>
        {Object.entries(resumeSections).map(([section, title]) => (
          <li key={section}>
            <Anchor
              href={`#${headingId(section)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(headingId(section))?.focus()
              }}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
