import { UserMenu } from '#features/auth/menu/UserMenu.tsx'
import type { Session } from '#features/auth/useSession.ts'
import { MessageCentreEntry } from '#features/message/MessageCentreEntry.tsx'
import { useUnreadCount } from '#features/message/useUnreadCount.ts'

/** The corner of somebody who is logged in. */
export function MemberAccount({ session }: { session: Session }) {
  // Only who has an enterprise finds the message centre in the menu.
  const unread = useUnreadCount(session.enterprise !== undefined)
  return <UserMenu session={session} hasUnread={unread > 0} messageCentre={<MessageCentreEntry unread={unread} />} />
}
