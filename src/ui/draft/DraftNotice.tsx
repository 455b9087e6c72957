import { Button } from '../Button.tsx'
import { keepFocusNear } from '../focus/keepFocusNear.ts'
import styles from './DraftNotice.module.css'

interface DraftNoticeProps {
  onDiscard: () => void
  /** What was not kept and must be entered again. */
  missing?: string | undefined
}

/** Says that a form contains what was typed earlier, and lets the user start over. */
export function DraftNotice({ onDiscard, missing }: DraftNoticeProps) {
  return (
    <output className={styles['notice']}>
      已恢复您上次未提交的内容
      {missing === undefined ? null : `，${missing}`}
      <Button
        look="plain"
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget)
          onDiscard()
        }}
      >
        清空
      </Button>
    </output>
  )
}
