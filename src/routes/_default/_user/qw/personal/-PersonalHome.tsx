import { useSession } from '../../../../../features/auth/useSession.ts'
import { HomePage } from '../../../../../features/personal/home/HomePage.tsx'

/** Served at /qw/personal and /qw/personal/home. */
export function PersonalHome() {
  const session = useSession()
  return (
    <HomePage
      nickName={session?.user?.nickName}
      enterpriseName={session?.enterprises && (session.enterprise?.name ?? null)}
    />
  )
}
