import { Button } from '../../../ui/Button.tsx'
import type { Decided } from './decided.ts'
import styles from './EarlyVerdict.module.css'

interface EarlyVerdictProps {
  /** Undefined while the answers so far decide nothing. */
  decided: Decided | undefined
  onSubmit: () => void
}

/** What is certain before the form is full, and why: the rest need not be filled in. */
export function EarlyVerdict({ decided, onSubmit }: EarlyVerdictProps) {
  return (
    // There from the start, so that what comes in later is read out.
    <output className={styles['frame']}>
      {decided === undefined ? null : (
        <div className={`${styles['early']} ${decided.unmet.length > 0 ? styles['bad'] : styles['good']}`}>
          <p>
            <strong>已填的内容已经能确定结论：{decided.verdict}</strong>
            {decided.unmet.length > 0 ? '，因为：' : '。'}
          </p>
          {decided.unmet.length === 0 ? null : (
            <ul className={styles['reasons']}>
              {decided.unmet.map(({ code, name, requirement, gap, basis }) => (
                <li key={code}>
                  {name}：要求{requirement}
                  {gap === undefined ? '' : `，${gap}`}（{basis}）
                </li>
              ))}
            </ul>
          )}
          <div className={styles['foot']}>
            其余内容可以不填；继续填写，能看到其他条件的差距。
            <Button onClick={onSubmit}>直接看结果</Button>
          </div>
        </div>
      )}
    </output>
  )
}
