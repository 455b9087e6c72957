import { lazy, Suspense } from 'react'
import { VisitorEntries } from '#features/auth/menu/VisitorEntries.tsx'
import { useSession } from '#features/auth/useSession.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

const MemberAccount = lazy(async () => ({
  default: (await whenOnline(() => import('./account/MemberAccount.tsx'))).MemberAccount,
}))

/**
 * The user's corner of the top bar: a visitor's on the server and until the page has hydrated. A visitor, who is most of
 * the public pages' readers, does not load the menu.
 */
export function Account() {
  const session = useSession()
  if (session === undefined) return <VisitorEntries />
  return (
    <Suspense>
      <MemberAccount session={session} />
    </Suspense>
  )
}
