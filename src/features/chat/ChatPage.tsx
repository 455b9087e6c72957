import styles from './ChatPage.module.css'
import { ChatRoom, type ChatRoomProps } from './room/ChatRoom.tsx'

/** The smart customer service as a page of its own (§2.1 /ai-qa). */
export function ChatPage(props: ChatRoomProps) {
  return (
    <div className={styles['page']}>
      <ChatRoom {...props} />
    </div>
  )
}
