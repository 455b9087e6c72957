import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import styles from './VisitorsNotice.module.css'

interface VisitorsNoticeProps {
  /** Number of conversations started on this computer before the login. */
  count: number
  onAdopt: () => void
  onDismiss: () => void
}

/** Asks a member whether the conversations from before the login are theirs, as others may use this computer. */
export function VisitorsNotice({ count, onAdopt, onDismiss }: VisitorsNoticeProps) {
  const [later, setLater] = useState(false)
  if (count === 0 || later) return null
  return (
    <section className={styles['notice']} aria-label="登录前的对话">
      <p>登录前在这台电脑上有 {count} 个对话，是您的吗？归到您的账号后，其他人不会再看到。</p>
      <p className={styles['ways']}>
        {(
          [
            ['是我的，归到账号', onAdopt],
            ['不是，删除', onDismiss],
            ['以后再说', () => setLater(true)],
          ] as const
        ).map(([name, onPress]) => (
          <Button
            key={name}
            look="plain"
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              onPress()
            }}
          >
            {name}
          </Button>
        ))}
      </p>
    </section>
  )
}
