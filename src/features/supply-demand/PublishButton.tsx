import { useState } from 'react'
import { loginAddress } from '#gateway/loginAddress.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './PublishButton.module.css'

/** The two options of the choose-type dialog (§2.4). */
const kinds = [
  { label: '发布需求', path: '/qw/personal/demand/detail', text: '技术、采购、融资、人才、场地等，写清要什么' },
  { label: '发布资源', path: '/qw/personal/resources/detail', text: '科技成果、仪器设备、专利，写清能给什么' },
] as const

interface PublishButtonProps {
  /** Publishing needs a login: a visitor's choice leads through it and back (§6). */
  signedIn: boolean
  className?: string
}

/** Opens the choose-type dialog (2.3-61). */
export function PublishButton({ signedIn, className }: PublishButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        aria-label="发布需求/资源"
        {...(className !== undefined && { className })}
        onClick={() => setOpen(true)}
      >
        <span>
          发布<span data-on-wide>需求/资源</span>
        </span>
      </Button>
      {open && (
        <Dialog title="选择发布类型" onClose={() => setOpen(false)}>
          <ul className={styles['kinds']}>
            {kinds.map(({ label, path, text }) => (
              <li key={path}>
                <Anchor href={signedIn ? path : loginAddress(path)} className={styles['kind']}>
                  <strong>{label}</strong>
                  <span>{text}</span>
                </Anchor>
              </li>
            ))}
          </ul>
          {signedIn ? null : <p className={styles['hint']}>发布前需要先登录，登录后回到所选的页面。</p>}
        </Dialog>
      )}
    </>
  )
}
