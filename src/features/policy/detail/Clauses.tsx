import { Anchor } from '#ui/Anchor.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import type { OpenPolicyDialog } from '../feedback/policyDialog.ts'
import { Paragraphs } from './Paragraphs.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Clauses.module.css'
import parts from './parts.module.css'

interface ClausesProps {
  policy: PolicyDetail
  onOpen: OpenPolicyDialog
}

/** The policy's own text, each clause with an anchor and a link to report an error in it. */
export function Clauses({ policy: { clauses, sourceUrl }, onOpen }: ClausesProps) {
  return (
    <div className={styles['prose']}>
      {clauses.map(({ anchor, title, text }) => (
        <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
          <div className={styles['clauseHead']}>
            <h3 id={`${anchor}-title`}>
              <Anchor href={`#${anchor}`}>{title}</Anchor>
            </h3>
            <button type="button" className={styles['correct']} onClick={() => onOpen('correct', anchor)}>
              纠错<VisuallyHidden>：{title}</VisuallyHidden>
            </button>
          </div>
          <Paragraphs text={text} />
        </section>
      ))}
      {sourceUrl === undefined ? null : (
        <p className={parts['aside']}>
          以发文单位公布的原文为准：<ExternalLink href={sourceUrl}>查看原文</ExternalLink>
        </p>
      )}
    </div>
  )
}
