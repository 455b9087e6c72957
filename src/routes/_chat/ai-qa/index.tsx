import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '../../../features/chat/ChatPage.tsx'
import { robotKeywordsQuery } from '../../../features/chat/chatQueries.ts'

/** The child with the empty path (2.1-08). */
export const Route = createFileRoute('/_chat/ai-qa/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(robotKeywordsQuery()),
  head: () => ({ meta: [{ title: '智能客服' }] }),
  component: ChatPage,
})
