import { useEffect, useRef } from 'react'

/**
 * Pages are rendered for nobody in particular. When a member's page has hydrated, this asks the gateway again, now as
 * the member, for what only a member gets (match percentage, favourites). A page reached by navigation was loaded as the
 * member in the first place.
 */
export function useMemberView(signedIn: boolean, refetch: () => unknown): void {
  const signedInAtFirst = useRef(signedIn)
  useEffect(() => {
    if (!signedIn || signedInAtFirst.current) return
    signedInAtFirst.current = true
    refetch()
  }, [signedIn, refetch])
}
