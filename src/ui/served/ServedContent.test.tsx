import { hashKey, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServedContent } from './ServedContent.tsx'
import { forgetDrawn, isOutdated, keepDrawn, served } from './servedQueries.ts'

const query = served(queryOptions({ queryKey: ['listNotices', {}], queryFn: () => Promise.resolve(['通知']) }))

const firstDrawing = (queryClient: QueryClient) =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <ServedContent query={query}>{(titles) => titles.join('、')}</ServedContent>
    </QueryClientProvider>,
  )

test('the server renders the answer', async () => {
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(query)
  expect(firstDrawing(queryClient)).toBe('<div>通知</div>')
})

test('what the page already shows is left alone, once', () => {
  const queryClient = new QueryClient()
  keepDrawn(queryClient, [hashKey(query.queryKey)], Date.now())
  expect(firstDrawing(queryClient)).toBe('<div></div>')
  forgetDrawn(queryClient, query.queryKey)
  expect(firstDrawing(queryClient)).toContain('加载中')
})

test('an answer that has arrived meanwhile is rendered, on any page', async () => {
  const queryClient = new QueryClient()
  keepDrawn(queryClient, [hashKey(query.queryKey)], Date.now())
  await queryClient.prefetchQuery(query)
  expect(firstDrawing(queryClient)).toBe('<div>通知</div>')
})

test('what the page shows expires like any other answer', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  keepDrawn(queryClient, [], Date.now() - 59_000)
  expect(isOutdated(queryClient)).toBe(false)
  keepDrawn(queryClient, [], Date.now() - 61_000)
  expect(isOutdated(queryClient)).toBe(true)
})
