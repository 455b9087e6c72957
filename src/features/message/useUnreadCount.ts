import { useQuery } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'

/** In ms: how old the number may be when a page shows it again. */
const staleTime = 30_000

/** The signed-in user's number of unread messages; 0 for a visitor and until it is known. */
export function useUnreadCount(signedIn: boolean): number {
  const { data } = useQuery({
    ...gatewayQuery('countUnreadMessages', {}, { message: true }),
    enabled: signedIn,
    staleTime,
  })
  return signedIn ? (data?.total ?? 0) : 0
}

/** The unread badge's text, at most three characters wide. */
export function unreadText(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
