import { useSession } from './useSession.ts'

/** Who acts in a form, and for which of their enterprises; undefined for a visitor, the parts until they are known. */
export function useActingMember() {
  const session = useSession()
  return session && { userId: session.user?.id, enterprises: session.enterprises, enId: session.enterprise?.enId }
}
