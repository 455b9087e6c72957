import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { useUserId } from '#features/auth/useUserId.ts'
import { ChatPage } from '#features/chat/ChatPage.tsx'
import { robotKeywordsQuery } from '#features/chat/chatQueries.ts'
import { chatSearchSchema } from '#features/chat/chatSearch.ts'
import { policyDetailQuery } from '#features/policy/detail/policyDetailQuery.ts'
import { useHandOver } from '#layouts/chat/useHandOver.ts'

/** The child with the empty path (2.1-08). */
export const Route = createFileRoute('/_chat/ai-qa/')({
  validateSearch: chatSearchSchema,
  loaderDeps: ({ search: { policy } }) => ({ policy }),
  loader: async ({ context: { queryClient }, deps: { policy } }) => {
    await Promise.all([
      queryClient.prefetchQuery(robotKeywordsQuery()),
      policy === undefined ? undefined : queryClient.prefetchQuery(policyDetailQuery(policy)),
    ])
  },
  head: () => ({ meta: [{ title: '智能客服' }] }),
  component: Page,
})

function Page() {
  const { policy = '', clause, question } = Route.useSearch()
  const enterprise = useSession()?.enterprise
  // The title comes from the library and not from the address, which anybody can write.
  const { data } = useQuery({ ...policyDetailQuery(policy), enabled: policy !== '' })
  const asked = data?.clauses.find(({ anchor }) => anchor === clause)?.title
  return (
    <ChatPage
      // Another question from elsewhere starts a new conversation.
      key={`${policy} ${clause} ${question}`}
      userId={useUserId()}
      enId={enterprise?.enId}
      topic={data && { policyId: data.id, title: data.title, ...(asked && { clause: asked }) }}
      question={question}
      onHandOver={useHandOver()}
    />
  )
}
