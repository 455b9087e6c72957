import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readAnswers, writeAnswers } from './queryHandOver.tsx'
import { isDrawn, served } from './ui/served/servedQueries.ts'

const answered = (key: string, answer: unknown) => ({ queryKey: [key, {}], queryFn: () => Promise.resolve(answer) })

async function handOver(...queries: Parameters<QueryClient['prefetchQuery']>[0][]): Promise<QueryClient> {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  for (const query of queries) await server.prefetchQuery({ ...query, retry: false })
  readAnswers(browser, writeAnswers(server))
  return browser
}

test("the browser gets the server's answers, and when they were fetched", async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const browser = await handOver(answered('getTenantInfo', { name: '门户</script>' }), answered('countDemands', 0))
  vi.useRealTimers()
  expect(browser.getQueryData(['getTenantInfo', {}])).toEqual({ name: '门户</script>' })
  expect(browser.getQueryState(['countDemands', {}])).toMatchObject({ data: 0, dataUpdatedAt: 1_000_000 })
})

test('a query that failed on the server is not handed over, so that the browser fetches it again', async () => {
  const failed = { queryKey: ['listNotices', {}], queryFn: () => Promise.reject(new Error('down')) }
  const browser = await handOver(failed, served(failed))
  expect(browser.getQueryState(['listNotices', {}])).toBeUndefined()
  expect(isDrawn(browser, ['listNotices', {}])).toBe(false)
})

test('an answer that only the rendered page needs is listed but not sent again', async () => {
  const browser = await handOver(served(answered('listNotices', ['通知'])), answered('countDemands', 64))
  expect(browser.getQueryData(['listNotices', {}])).toBeUndefined()
  expect(isDrawn(browser, ['listNotices', {}])).toBe(true)
  expect(isDrawn(browser, ['countDemands', {}])).toBe(false)
})
