import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './parts.module.css'

/** The policy's own text, each clause with the anchor it is cited by. */
export function Clauses({ policy: { clauses, sourceUrl } }: { policy: PolicyDetail }) {
  return (
    <div className={styles['prose']}>
      {clauses.map(({ anchor, title, text }) => (
        <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
          <h3 id={`${anchor}-title`}>{title}</h3>
          <Paragraphs text={text} />
        </section>
      ))}
      {sourceUrl === undefined ? null : (
        <p className={styles['aside']}>
          以发文单位公布的原文为准：<ExternalLink href={sourceUrl}>查看原文</ExternalLink>
        </p>
      )}
    </div>
  )
}
