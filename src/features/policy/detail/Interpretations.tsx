import { Paragraphs } from './Paragraphs.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Clauses.module.css'
import parts from './parts.module.css'
import { dayText } from '#ui/timeText.ts'

/** The departments' explanations of the policy. */
export function Interpretations({ interpretations }: { interpretations: PolicyDetail['interpretations'] }) {
  return (
    <div className={styles['prose']}>
      {interpretations.map(({ typeDesc, title, content, publishTime }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className={parts['aside']}>
            {typeDesc}，<time dateTime={dayText(publishTime)}>{dayText(publishTime)}</time> 发布
          </p>
          <Paragraphs text={content} />
        </article>
      ))}
    </div>
  )
}
