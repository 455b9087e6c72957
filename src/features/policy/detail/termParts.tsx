import type { ReactNode } from 'react'
import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import { Anchor } from '#ui/Anchor.tsx'
import parts from './parts.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './termParts.module.css'

/** The result of a condition for the reader's enterprise, or of all conditions without an argument. */
export type RenderMatch = (condition?: string) => ReactNode

/** The parts about the policy's terms: what it demands, and what it offers. */
export function termParts(policy: PolicyDetail, renderMatch: RenderMatch) {
  const { conditions, applyTarget, supports } = policy
  return [
    {
      id: 'conditions',
      title: facts.conditions.title,
      items: conditions,
      needed: true,
      content: <Conditions conditions={conditions} target={applyTarget} renderMatch={renderMatch} />,
    },
    {
      id: 'supports',
      title: facts.supports.title,
      items: supports,
      needed: false,
      content: <Supports policy={policy} />,
    },
  ]
}

interface ConditionsProps {
  conditions: PolicyDetail['conditions']
  target: PolicyDetail['applyTarget']
  renderMatch: RenderMatch
}

/** The requirements for an enterprise, with proof and legal basis. */
function Conditions({ conditions, target, renderMatch }: ConditionsProps) {
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

/** What the policy offers, how it is calculated, and whether it can be combined with other policies. */
function Supports({ policy: { supports, stackable } }: { policy: PolicyDetail }) {
  return (
    <>
      <ol className={styles['numbered']}>
        {supports.map(({ no, text, modeDesc, formulaText }) => (
          <li key={no}>
            <p>
              {text}
              <span className={styles['optional']}>{modeDesc}</span>
            </p>
            {formulaText === undefined ? null : <p className={parts['aside']}>计算方法：{formulaText}</p>}
          </li>
        ))}
      </ol>
      {stackable === undefined ? null : (
        <p className={styles['lead']}>
          能否叠加：{stackable.modeDesc}
          {stackable.note === undefined ? '' : `。${stackable.note}`}
        </p>
      )}
    </>
  )
}
