import { useSession } from './useSession.ts'

/** The user of a form and their current enterprise: undefined for a visitor, and each part until it is known. */
export function useActingMember() {
  const session = useSession()
  return session && { userId: session.user?.id, enterprises: session.enterprises, enId: session.enterprise?.enId }
}
