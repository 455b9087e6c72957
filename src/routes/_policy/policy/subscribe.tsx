import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'
import { useGuardAgain } from '#features/auth/useGuardAgain.ts'
import { useSession } from '#features/auth/useSession.ts'
import { PolicySubscribePage } from '#features/policy/subscribe/SubscribePage.tsx'
import { subscribeSearchSchema } from '#features/policy/subscribe/subscribeSearch.ts'

export const Route = createFileRoute('/_policy/policy/subscribe')({
  validateSearch: subscribeSearchSchema,
  beforeLoad: requireLogin,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => ({ meta: [{ title: '政策订阅' }] }),
  component: Page,
})

function Page() {
  useGuardAgain()
  return <PolicySubscribePage search={Route.useSearch()} userId={useSession()?.user?.id} />
}
