import { createFileRoute } from '@tanstack/react-router'
import { MessageListPage } from '#features/message/list/MessageListPage.tsx'
import { messageSearchSchema } from '#features/message/list/messageSearch.ts'

export const Route = createFileRoute('/_default/_user/user/message')({
  validateSearch: messageSearchSchema,
  head: () => ({ meta: [{ title: '消息中心' }] }),
  component: Page,
})

function Page() {
  return <MessageListPage search={Route.useSearch()} />
}
