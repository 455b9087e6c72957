import Sources from '@ant-design/x/es/sources'
import { useState, type ReactNode } from 'react'
import styles from './SourceList.module.css'

/** What an answer is based on, under a title that folds it. */
export function SourceList({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  return (
    <Sources
      className={styles['sources'] ?? ''}
      classNames={names}
      // A press of the button reaches X's title, which has it in it.
      title={
        <button type="button" className={styles['fold']} aria-expanded={open}>
          {title}
        </button>
      }
      expanded={open}
      onExpand={setOpen}
    >
      {open ? children : null}
    </Sources>
  )
}

const names = { title: styles['title'] ?? '' }
