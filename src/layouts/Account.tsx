import { UserMenu } from '../features/auth/menu/UserMenu.tsx'
import { VisitorEntries } from '../features/auth/menu/VisitorEntries.tsx'
import { useSession } from '../features/auth/useSession.ts'
import { MessageCentreEntry } from '../features/message/MessageCentreEntry.tsx'
import { useUnreadCount } from '../features/message/useUnreadCount.ts'

/** The user's corner of the top bar: a visitor's on the server and until the page has hydrated. */
export function Account() {
  const session = useSession()
  // Only who has an enterprise finds the message centre in the menu.
  const unread = useUnreadCount(session?.enterprise !== undefined)
  if (session === undefined) return <VisitorEntries />
  return <UserMenu session={session} hasUnread={unread > 0} messageCentre={<MessageCentreEntry unread={unread} />} />
}
