import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { loginAddress } from '#gateway/loginAddress.ts'
import { gatewayOf } from '#gateway/query.ts'

/**
 * For actions that only a member may take. It checks at the moment of the press: a press may come before the page has
 * rendered who is signed in, and a member must not be sent to the login then.
 * @returns a function that sends a visitor through the login and back to this page, with `hash` appended where
 *   something should be open then; it returns whether it did
 */
export function useLoginFirst(): (hash?: string) => boolean {
  const router = useRouter()
  const { session } = gatewayOf(useQueryClient()).environment
  return (hash) => {
    const { signedIn, renewing } = session.state()
    if (signedIn || renewing) return false
    const { href, pathname, searchStr } = router.state.location
    void router.navigate({ href: loginAddress(hash === undefined ? href : `${pathname}${searchStr}#${hash}`) })
    return true
  }
}
