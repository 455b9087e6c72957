import type { Schema } from '../../../gateway/contract.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import styles from './Answer.module.css'

type Citation = Schema<'RobotCitation'>

/** A citation in words, e.g. 《研发费用加计扣除政策要点》第3条. */
export function citationName({ title, clause }: Pick<Citation, 'title' | 'clause'>): string {
  return `《${title}》${clause}`
}

/** What the answer is taken from, numbered as in its text; each opens the clause beside the conversation. */
export function Citations({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>依据</p>
      <ol className={styles['citations']} aria-label="依据">
        {citations.map((citation) => (
          <li key={`${citation.policyId} ${citation.clause} ${citation.quote}`}>
            <ExternalLink quiet href={citation.url}>
              {citationName(citation)}
            </ExternalLink>
            {citation.docNo === undefined ? null : <span className={styles['aside']}>{citation.docNo}</span>}
            <q className={styles['quote']}>{citation.quote}</q>
          </li>
        ))}
      </ol>
    </div>
  )
}
