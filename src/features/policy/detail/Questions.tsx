import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Questions.module.css'
import { Anchor } from '#ui/Anchor.tsx'

/** Frequent questions, folded. */
export function Questions({ questions }: { questions: PolicyDetail['qa'] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ q, a, clauseRef }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>
            {a}
            {clauseRef === undefined ? null : (
              <>
                {' '}
                <Anchor href={`#${clauseRef}`}>查看依据条款</Anchor>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  )
}
