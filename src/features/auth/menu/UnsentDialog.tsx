import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './UserMenu.module.css'

interface UnsentDialogProps {
  /** Number of forms with unsent content. */
  forms: number
  onLeave: () => void
  onStay: () => void
}

/** Asks before a logout that would delete unsent forms, which may be in another tab. */
export function UnsentDialog({ forms, onLeave, onStay }: UnsentDialogProps) {
  return (
    <Dialog title="要退出登录吗？" onClose={onStay}>
      <p className={styles['asked']}>
        您有 {forms} 份表单填写了还没有提交，可能在其他窗口中。退出后，为保护您的信息，填写的内容会从这台电脑上清除。
      </p>
      <div className={styles['answers']}>
        <Button onClick={onLeave}>退出并清除</Button>
        <Button look="primary" onClick={onStay}>
          先不退出
        </Button>
      </div>
    </Dialog>
  )
}
