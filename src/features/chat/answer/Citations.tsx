import type { Schema } from '#gateway/contract.ts'
import { policyValidityWords } from '#gateway/generated/words/PolicyValidity.ts'
import * as fields from '#gateway/generated/fields/RobotAnswer.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { SourceList } from '#ui/working/chat/SourceList.tsx'
import styles from './Answer.module.css'

type Citation = Schema<'RobotCitation'>

/** A citation in words, e.g. 《研发费用加计扣除政策要点》第3条. */
export function citationName({ title, clause }: Pick<Citation, 'title' | 'clause'>): string {
  return `《${title}》${clause}`
}

/** The sources of an answer, numbered as in its text; each opens the clause beside the conversation. */
export function Citations({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null
  return (
    <div className={styles['part']}>
      <SourceList title={fields.citations.title}>
        <ol className={styles['citations']} aria-label={fields.citations.title}>
          {citations.map((citation) => (
            <li key={`${citation.policyId} ${citation.clause} ${citation.quote}`}>
              <ExternalLink quiet href={citation.url}>
                {citationName(citation)}
              </ExternalLink>
              <Validity citation={citation} />
              <p className={styles['source']}>
                {citation.department}
                {citation.docNo === undefined ? null : <span>{citation.docNo}</span>}
              </p>
              <q className={styles['quote']}>{citation.quote}</q>
            </li>
          ))}
        </ol>
      </SourceList>
    </div>
  )
}

/** Whether the policy is in force and, if not, what replaces it. */
function Validity({ citation: { validity, replacedById, replacedByTitle } }: { citation: Citation }) {
  return (
    <span className={styles['validity']}>
      <Badge tone={validity === 'EFFECTIVE' ? 'good' : 'urgent'}>{policyValidityWords[validity]}</Badge>
      {replacedById === undefined || replacedByTitle === undefined ? null : (
        <ExternalLink quiet href={`/policy/info/${replacedById}`}>
          现行：《{replacedByTitle}》
        </ExternalLink>
      )}
    </span>
  )
}
