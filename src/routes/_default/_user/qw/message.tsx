import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'
import { useGuardAgain } from '#features/auth/useGuardAgain.ts'
import { MessageListPage } from '#features/message/list/MessageListPage.tsx'
import { messageSearchSchema } from '#features/message/list/messageSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/message')({
  validateSearch: messageSearchSchema,
  beforeLoad: requireLogin,
  head: () => ({ meta: [{ title: '消息中心' }] }),
  component: Page,
})

function Page() {
  useGuardAgain()
  return <MessageListPage search={Route.useSearch()} />
}
