import { CancelledError, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GatewayError } from './error.ts'
import { bindGateway, gatewayMutation, gatewayOf, gatewayQuery } from './query.ts'
import { isNoRecord } from './refusal.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/failureOf.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

let server: GatewayServer
let answer: Answer
let queryClient: QueryClient

beforeEach(async () => {
  answer = () => ({ json: exampleReply('listDictValues') })
  server = await startGatewayServer((request) => answer(request))
  queryClient = new QueryClient()
  bindGateway(queryClient, createTestClient(server.url).gateway)
})

afterEach(async () => {
  queryClient.clear()
  await server.close()
})

const dictQuery = (typeCode: 'EN_TYPE' | 'PO_PJ_STATE') => gatewayQuery('listDictValues', { query: { typeCode } })

test('a query fetches through the gateway client of its query client', async () => {
  const entries = await queryClient.fetchQuery(dictQuery('EN_TYPE'))
  expect(entries).toEqual(exampleReply('listDictValues').data)
  expect(server.seen[0]?.query.get('typeCode')).toBe('EN_TYPE')
})

test('the key is the operation and its trimmed input', () => {
  expect(dictQuery('EN_TYPE').queryKey).toEqual(['listDictValues', { query: { typeCode: 'EN_TYPE' } }])
  const spaced = gatewayQuery('associatePolicyWords', { query: { keyword: ' 专精 ' } })
  expect(spaced.queryKey).toEqual(gatewayQuery('associatePolicyWords', { query: { keyword: '专精' } }).queryKey)
})

test('3.5-15 3.5-16 the top tags and the policy remarks are cached once they have been fetched', async () => {
  answer = ({ path }) => ({ json: exampleReply(path.includes('/tag/') ? 'getTopTags' : 'listDictValues') })
  const held = { staleTime: 60_000 }
  const topTags = { ...gatewayQuery('getTopTags', {}), ...held }
  const remarks = { ...gatewayQuery('listDictValues', { query: { typeCode: 'POLICY_REMARK' } }), ...held }
  for (const query of [topTags, topTags]) expect(await queryClient.fetchQuery(query)).not.toHaveLength(0)
  for (const query of [remarks, remarks]) expect(await queryClient.fetchQuery(query)).not.toHaveLength(0)
  expect(server.seen).toHaveLength(2)
  expect(queryClient.getQueryData(topTags.queryKey)).toEqual(exampleReply('getTopTags').data)
})

test('two query clients keep their gateway clients apart', async () => {
  const other = new QueryClient()
  const { gateway } = createTestClient(server.url, { accessToken: 'token-of-another' })
  bindGateway(other, gateway)
  await queryClient.fetchQuery(dictQuery('EN_TYPE'))
  await other.fetchQuery(dictQuery('EN_TYPE'))
  expect(server.seen.map((request) => request.headers.authorization)).toEqual([undefined, 'Bearer token-of-another'])
})

test('a query client without a gateway client throws a clear error', () => {
  expect(() => gatewayOf(new QueryClient())).toThrow('bindGateway')
})

test('a failed query is shown in place of its answer; in a message only where that is requested', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { gateway, messages } = createTestClient(server.url)
  bindGateway(queryClient, gateway)
  const failureOf = async (options: Parameters<typeof gatewayQuery>[2]) => {
    messages.length = 0
    await rejectionOf(queryClient.fetchQuery(gatewayQuery('listProvinces', {}, options)))
    await vi.advanceTimersByTimeAsync(100)
    return messages.map(({ text }) => text)
  }
  answer = () => ({ json: { returnCode: '4040', errorMessage: '不存在', data: null } })
  await expect(failureOf({})).resolves.toEqual([])
  await expect(failureOf({ message: true })).resolves.toEqual(['4040：不存在'])
  const message = (error: GatewayError) => !isNoRecord(error)
  await expect(failureOf({ message })).resolves.toEqual([])
  answer = () => ({ status: 500 })
  await expect(failureOf({ message })).resolves.toEqual(['服务器内部错误'])
  vi.useRealTimers()
})

test('a failed query is not retried', async () => {
  answer = () => ({ status: 500 })
  await expect(queryClient.fetchQuery(dictQuery('EN_TYPE'))).rejects.toMatchObject({ kind: 'server' })
  expect(server.seen).toHaveLength(1)
})

test('a cancelled query aborts its request', async () => {
  answer = () => 'hang'
  const rejection = rejectionOf(queryClient.fetchQuery(dictQuery('EN_TYPE')))
  await until(() => server.seen.length === 1)
  await queryClient.cancelQueries()
  await expect(rejection).resolves.toBeInstanceOf(CancelledError)
  await until(() => server.seen[0]!.abandoned)
})

test('a mutation sends its variables', async () => {
  answer = () => ({ json: exampleReply('loginByPhone') })
  const mutation = queryClient.getMutationCache().build(queryClient, gatewayMutation('loginByPhone'))
  await mutation.execute({ query: { tel: '13900000001', verifyCode: '123456' } })
  expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/uaa/login-phone' })
})
