import Bubble from '@ant-design/x/es/bubble/Bubble'
import type { ReactNode } from 'react'
import { RobotPicture } from './PlainBubble.tsx'
import styles from './SpeechBubble.module.css'

interface SpeechBubbleProps {
  by: 'reader' | 'robot'
  children: ReactNode
  /** Below the bubble. */
  footer?: ReactNode
}

/** What somebody said: the robot at the start of the line, the reader at its end. */
export function SpeechBubble({ by, children, footer }: SpeechBubbleProps) {
  const isReader = by === 'reader'
  return (
    <Bubble<ReactNode>
      className={`${styles['bubble']} ${isReader ? styles['reader'] : ''}`}
      classNames={names}
      placement={isReader ? 'end' : 'start'}
      avatar={isReader ? null : <RobotPicture />}
      content={children}
      footer={footer}
    />
  )
}

const names = {
  avatar: styles['avatar'] ?? '',
  body: styles['body'] ?? '',
  content: styles['content'] ?? '',
  footer: styles['footer'] ?? '',
}
