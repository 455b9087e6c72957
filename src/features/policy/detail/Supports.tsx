import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Conditions.module.css'
import parts from './parts.module.css'

/** What the policy offers, how it is calculated, and whether it can be combined with other policies. */
export function Supports({ policy: { supports, stackable } }: { policy: PolicyDetail }) {
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
