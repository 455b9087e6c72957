import type { ReactNode } from 'react'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Conditions.module.css'
import parts from './parts.module.css'
import { Anchor } from '#ui/Anchor.tsx'

/** The result of a condition for the reader's enterprise, or of all conditions without an argument. */
export type RenderMatch = (condition?: string) => ReactNode

interface ConditionsProps {
  conditions: PolicyDetail['conditions']
  target: PolicyDetail['applyTarget']
  renderMatch: RenderMatch
}

/** The requirements for an enterprise, with proof and legal basis. */
export function Conditions({ conditions, target, renderMatch }: ConditionsProps) {
  return (
    <>
      <p className={styles['lead']}>适用对象：{target.text}</p>
      <div className={`${styles['match']} ${styles['matches']}`}>{renderMatch()}</div>
      <ol className={styles['numbered']}>
        {conditions.map(({ no, text, required, veto, evidence, basis }) => (
          <li key={no}>
            <p>
              {text}
              {veto ? <span className={styles['strict']}>一票否决</span> : null}
              {required ? null : <span className={styles['optional']}>非必须</span>}
            </p>
            <div className={styles['match']}>{renderMatch(text)}</div>
            {evidence === undefined ? null : <p className={parts['aside']}>证明材料：{evidence}</p>}
            {basis === undefined ? null : (
              <p className={parts['aside']}>
                依据：
                {basis.url === undefined ? basis.doc : <Anchor href={basis.url}>{basis.doc}</Anchor>}
                {basis.clause === undefined ? '' : ` ${basis.clause}`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
