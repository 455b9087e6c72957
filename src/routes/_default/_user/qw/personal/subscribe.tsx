import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { SubscribePage } from '#features/policy/subscribe/SubscribePage.tsx'
import { subscribeSearchSchema } from '#features/policy/subscribe/subscribeSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/subscribe')({
  validateSearch: subscribeSearchSchema,
  head: () => ({ meta: [{ title: '我的订阅' }] }),
  component: Page,
})

function Page() {
  return <SubscribePage search={Route.useSearch()} userId={useSession()?.user?.id} />
}
