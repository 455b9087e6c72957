import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './ProcessSteps.module.css'
import parts from './parts.module.css'

/** The steps in order, with who takes them and how long they take. */
export function ProcessSteps({ steps }: { steps: PolicyDetail['process'] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ no, name, actor, days, desc }) => (
        <li key={no}>
          <h3>{name}</h3>
          <p className={parts['aside']}>
            {actor}
            {days === undefined ? '' : `，${days} 个工作日内`}
          </p>
          <p>{desc}</p>
        </li>
      ))}
    </ol>
  )
}
