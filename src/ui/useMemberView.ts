import { useEffect, useRef } from 'react'

/**
 * Pages are rendered anonymously. When a member's page has hydrated, this fetches again, as the member, the data that
 * only members get (match percentage, favourites). A page reached by navigation was already loaded as the member.
 */
export function useMemberView(signedIn: boolean, refetch: () => unknown): void {
  const signedInAtFirst = useRef(signedIn)
  useEffect(() => {
    if (!signedIn || signedInAtFirst.current) return
    signedInAtFirst.current = true
    refetch()
  }, [signedIn, refetch])
}
