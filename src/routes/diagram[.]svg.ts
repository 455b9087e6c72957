import { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { answersOf } from '#features/policy/detail/answers.ts'
import { policyDetailQuery } from '#features/policy/detail/policyDetailQuery.ts'
import { policyDiagram } from '#features/policy/diagram/policyDiagram.ts'
import { isPolicyId } from '#features/policy/policyId.ts'
import { GatewayError } from '#gateway/error.ts'
import { isMissing } from '#gateway/refusal.ts'
import { createPageGateway } from '../pageGateway.ts'
import { createMessageStore } from '#ui/message/messageStore.ts'
import { regionDate } from '#ui/regionDate.ts'

/** A policy (`policy`) as one image, for its page and for sharing; `narrow` for a phone. Cached like a page. */
export const Route = createFileRoute('/diagram.svg')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { searchParams, host } = new URL(request.url)
        const id = searchParams.get('policy')
        if (id === null || !isPolicyId(id)) return missing()
        try {
          const policy = await loadPolicy(id)
          const today = regionDate(new Date())
          const svg = policyDiagram({
            title: policy.title,
            answers: answersOf(policy, today),
            source: `${policy.department} · 最后核验 ${policy.verifiedDate ?? '待核验'} · ${today} 生成 · 以政策原文为准 · ${host}/policy/info/${id}`,
            narrow: searchParams.has('narrow'),
          })
          return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public' } })
        } catch (error) {
          if (isMissing(error)) return missing()
          getGlobalStartContext()?.report?.(error)
          return new Response(null, { status: error instanceof GatewayError ? 502 : 500 })
        }
      },
    },
  },
})

function missing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public' } })
}

function loadPolicy(id: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  createPageGateway({
    queryClient,
    messages: createMessageStore(),
    onSessionLost: () => {},
    onChangeElsewhere: () => {},
  })
  return queryClient.fetchQuery(policyDetailQuery(id))
}
