import { loginAddress } from '#gateway/loginAddress.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './Electric.module.css'

interface LoginPromptProps {
  /** Where the login leads back to. */
  path: string
  onClose: () => void
}

/** What a visitor is asked who wants to apply (4-71). */
export function LoginPrompt({ path, onClose }: LoginPromptProps) {
  return (
    <Dialog title="需要登录" onClose={onClose}>
      <p>请先登录，是否立即登录？</p>
      <div className={styles['answers']}>
        <Button onClick={onClose}>暂不登录</Button>
        <Anchor className={buttonClass({ look: 'primary' })} href={loginAddress(path)}>
          立即登录
        </Anchor>
      </div>
    </Dialog>
  )
}
