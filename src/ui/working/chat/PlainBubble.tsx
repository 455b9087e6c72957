import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import styles from './SpeechBubble.module.css'

interface PlainBubbleProps {
  by: 'robot'
  children: ReactNode
}

/** A SpeechBubble of the robot's without its code, e.g. on the server. */
export function PlainBubble({ children }: PlainBubbleProps) {
  return (
    <div className={styles['bubble']}>
      <div className={styles['avatar']}>
        <RobotPicture />
      </div>
      <div className={styles['body']}>
        <div className={styles['content']}>{children}</div>
      </div>
    </div>
  )
}

export function RobotPicture() {
  return <Icon name="message-square-more" size={20} className={styles['robot']} />
}
