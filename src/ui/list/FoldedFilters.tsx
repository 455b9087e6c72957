import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { figureText } from '../figureText.ts'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import styles from './FoldedFilters.module.css'

interface FoldedFiltersProps {
  /** How many records the search finds; undefined while that is not known. */
  total: number | undefined
  /** The names of what is chosen, which the folded bar says. */
  chosen?: readonly string[]
  children: ReactNode
}

const none: readonly string[] = []

/**
 * The filters of a list. On a narrow screen they are folded into one bar, as the records are what people came for; unfolded
 * they end with how many records they leave, and the way there.
 */
export function FoldedFilters({ total, chosen = none, children }: FoldedFiltersProps) {
  const bodyId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  /** Back to the button that unfolds, which stands right above the records. */
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
        <ChevronDownIcon />
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
