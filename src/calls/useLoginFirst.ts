import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { loginAddress } from '#gateway/loginAddress.ts'
import { gatewayOf } from '#gateway/query.ts'

/**
 * For what only a member may do, at the moment it is asked for: a press can come before the page has drawn who is signed
 * in, and a member must not be led to the login then.
 * @returns leads a visitor through the login and back to this page, with `hash` at the end of its address where something
 * is to be open then; says whether it did
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
