import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { figureText } from '../figureText.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './FoldedFilters.module.css'

interface FoldedFiltersProps {
  /** Number of records found; undefined while it is unknown. */
  total: number | undefined
  /** Names of the choices, shown in the folded bar. */
  chosen?: readonly string[]
  children: ReactNode
}

const none: readonly string[] = []

/**
 * The filters of a list. On a narrow screen they are folded into one bar, so that the records come first. Unfolded,
 * they end with the number of records left and a link to them.
 */
export function FoldedFilters({ total, chosen = none, children }: FoldedFiltersProps) {
  const bodyId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  /** Focuses the button that unfolds, right above the records. */
  function fold() {
    setUnfolded(false)
    opener.current?.focus({ preventScroll: true })
    opener.current?.scrollIntoView()
  }

  return (
    <aside aria-label="筛选条件" className={styles['panel']}>
      <button
        ref={opener}
        type="button"
        className={styles['fold']}
        aria-expanded={unfolded}
        aria-controls={bodyId}
        onClick={() => setUnfolded(!unfolded)}
      >
        筛选条件
        {chosen.length === 0 ? null : <span className={styles['chosen']}>{chosen.join('、')}</span>}
        <Icon name="chevron-down" />
      </button>
      <div id={bodyId} className={[styles['body'], unfolded ? styles['unfolded'] : ''].join(' ').trim()}>
        {children}
        <div className={styles['see']}>
          <Button look="primary" block onClick={fold}>
            查看 {total === undefined ? '…' : figureText(total)} 条
          </Button>
        </div>
      </div>
    </aside>
  )
}
