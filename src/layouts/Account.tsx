import { lazy, Suspense } from 'react'
import { VisitorEntries } from '#features/auth/menu/VisitorEntries.tsx'
import { useSession } from '#features/auth/useSession.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

const MemberAccount = lazy(async () => ({
  default: (await whenOnline(() => import('./account/MemberAccount.tsx'))).MemberAccount,
}))

/**
 * The account corner of the top bar: a visitor's on the server and until the page has hydrated. Most readers of public
 * pages are visitors, and do not load the menu.
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
