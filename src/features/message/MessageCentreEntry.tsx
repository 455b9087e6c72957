import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MessageCentreEntry.module.css'
import { unreadText } from './useUnreadCount.ts'

/**
 * The content of the link to the message centre: a red dot and a badge while there are unread messages (2.3-23,
 * 2.3-29).
 */
export function MessageCentreEntry({ unread }: { unread: number }) {
  return (
    <span className={styles['entry']}>
      <span className={styles['name']}>
        消息中心
        {unread > 0 && <span className={styles['dot']} aria-hidden="true" />}
      </span>
      {unread > 0 && (
        <span className={styles['badge']}>
          {unreadText(unread)}
          <VisuallyHidden>条未读</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
