import type { Schema } from '#gateway/contract.ts'
import { robotRelatedTypeWords } from '#gateway/generated/words/RobotRelated.ts'
import * as fields from '#gateway/generated/fields/RobotAnswer.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import styles from './Answer.module.css'

/** What is worth a look after the answer, e.g. a tool that does the sum. */
export function Related({ related }: { related: readonly Schema<'RobotRelated'>[] }) {
  if (related.length === 0) return null
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>{fields.related.title}</p>
      <ul className={styles['related']} aria-label={fields.related.title}>
        {related.map(({ type, id, title, url }) => (
          <li key={`${type} ${id}`}>
            <ExternalLink quiet href={url}>
              {robotRelatedTypeWords[type]}：{title}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
