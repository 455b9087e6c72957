import type { Schema } from '#gateway/contract.ts'
import { policyMatchGrowthStepStateWords } from '#gateway/generated/words/PolicyMatchGrowthStep.ts'
import { Badge } from '#ui/content/Badge.tsx'
import styles from './GrowthPath.module.css'
import { reachedText } from './growthText.ts'

type Step = Schema<'PolicyMatchGrowthStep'>

/** The ladder of small enterprises: the levels held, and what the next ones still need. */
export function GrowthPath({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles['path']}>
      {steps.map(({ tier, state, gaps }) => (
        <li key={tier} className={styles[state === 'NEXT' ? 'next' : 'step']}>
          <h3>
            {tier}
            <Badge tone={state === 'HELD' ? 'good' : state === 'NEXT' ? 'plain' : 'off'}>
              {policyMatchGrowthStepStateWords[state]}
            </Badge>
          </h3>
          {gaps.length > 0 ? (
            <ul className={styles['gaps']}>
              {gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          ) : (
            <p>{reachedText({ state })}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
