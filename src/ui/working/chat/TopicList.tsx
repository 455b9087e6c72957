import Conversations from '@ant-design/x/es/conversations'
import type { ReactNode } from 'react'
import styles from './TopicList.module.css'

interface TopicListProps {
  name: string
  topics: readonly { key: string; content: ReactNode }[]
  current: string
}

/** Conversations, one of which is open; what can be done with each is its own content. */
export function TopicList({ name, topics, current }: TopicListProps) {
  return (
    <Conversations
      aria-label={name}
      className={styles['topics'] ?? ''}
      classNames={names}
      activeKey={current}
      items={topics.map(({ key, content }) => ({ key, label: content }))}
    />
  )
}

const names = { item: styles['topic'] ?? '' }
