import { Button } from '../Button.tsx'
import styles from './DraftNotice.module.css'

/** Tells that a form holds what was typed earlier, and lets the user start anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={styles['notice']}>
      已恢复您上次未提交的内容
      <Button look="plain" onClick={onDiscard}>
        清空
      </Button>
    </output>
  )
}
