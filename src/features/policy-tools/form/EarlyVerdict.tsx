import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Decided } from './decided.ts'
import styles from './EarlyVerdict.module.css'

interface EarlyVerdictProps {
  /** Undefined while the answers so far decide nothing. */
  decided: Decided | undefined
}

/** The result that is already certain, and why: the remaining fields are optional. */
export function EarlyVerdict({ decided }: EarlyVerdictProps) {
  const frame = useRef<HTMLOutputElement>(null)
  return (
    // Exists from the start, so that later content is announced.
    <output ref={frame} tabIndex={-1} className={styles['frame']}>
      {decided === undefined ? null : <Verdict decided={decided} frame={frame} />}
    </output>
  )
}

interface VerdictProps {
  decided: Decided
  frame: RefObject<HTMLElement | null>
}

function Verdict({ decided: { verdict, unmet }, frame }: VerdictProps) {
  // If a later answer withdraws the verdict, the focus moves from its button to this place in the form.
  useLayoutEffect(
    () => () => {
      if (frame.current?.contains(document.activeElement)) frame.current.focus()
    },
    [frame],
  )
  return (
    <div className={`${styles['early']} ${unmet.length > 0 ? styles['bad'] : styles['good']}`}>
      <p>
        <strong>已填的内容已经能确定结论：{verdict}</strong>
        {unmet.length > 0 ? '，因为：' : '。'}
      </p>
      {unmet.length === 0 ? null : (
        <ul className={styles['reasons']}>
          {unmet.map(({ code, name, requirement, gap, basis }) => (
            <li key={code}>
              {name}：要求{requirement}
              {gap === undefined ? '' : `，${gap}`}（{basis}）
            </li>
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        其余内容可以不填；继续填写，能看到其他条件的差距。
        <Button type="submit">直接看结果</Button>
      </div>
    </div>
  )
}
