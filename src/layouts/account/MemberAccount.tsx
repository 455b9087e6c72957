import { UserMenu } from '#features/auth/menu/UserMenu.tsx'
import type { Session } from '#features/auth/useSession.ts'
import { MessageCentreEntry } from '#features/message/MessageCentreEntry.tsx'
import { useUnreadCount } from '#features/message/useUnreadCount.ts'

/** The account corner of a signed-in member. */
export function MemberAccount({ session }: { session: Session }) {
  // Only members with an enterprise have the message centre in their menu.
  const unread = useUnreadCount(session.enterprise !== undefined)
  return <UserMenu session={session} hasUnread={unread > 0} messageCentre={<MessageCentreEntry unread={unread} />} />
}
