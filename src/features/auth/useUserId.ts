import { useSession } from './useSession.ts'

/** Id of the signed-in user, undefined until it is known; null for a visitor. */
export function useUserId(): string | undefined | null {
  const session = useSession()
  return session === undefined ? null : session.user?.id
}
