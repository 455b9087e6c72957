import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '../../../features/auth/requireLogin.ts'
import { SubscribePage } from '../../../features/policy/subscribe/SubscribePage.tsx'
import { subscribeSearchSchema } from '../../../features/policy/subscribe/subscribeSearch.ts'
import { PageWidth } from '../../../ui/PageWidth.tsx'

export const Route = createFileRoute('/_policy/policy/subscribe')({
  validateSearch: subscribeSearchSchema,
  beforeLoad: requireLogin,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => ({ meta: [{ title: '政策订阅' }] }),
  component: Page,
})

function Page() {
  return (
    <PageWidth>
      <SubscribePage search={Route.useSearch()} />
    </PageWidth>
  )
}
