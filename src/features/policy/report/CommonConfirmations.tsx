import { ConfirmButtons } from './ConfirmButtons.tsx'
import type { ConditionActions } from './ConditionList.tsx'
import styles from './CommonConfirmations.module.css'
import type { CommonCondition } from './commonConditions.ts'

interface CommonConfirmationsProps {
  conditions: readonly CommonCondition[]
  actions: Pick<ConditionActions, 'confirmed' | 'confirm'>
}

/** Conditions that many policies share and no data decide: answered once for all of them. */
export function CommonConfirmations({ conditions, actions: { confirmed, confirm } }: CommonConfirmationsProps) {
  return (
    <ul className={styles['list']}>
      {conditions.map(({ key, text, policies }) => (
        <li key={key} className={styles['condition']}>
          <p>
            {text}
            <span className={styles['count']}>涉及 {policies} 条政策</span>
          </p>
          <ConfirmButtons text={text} answer={confirmed[key]} onAnswer={(answer) => confirm(key, answer)} />
        </li>
      ))}
    </ul>
  )
}
