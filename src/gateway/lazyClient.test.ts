import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import type { GatewayError } from './error.ts'
import { createLazyGatewayClient } from './lazyClient.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/failureOf.ts'
import { createTestClient } from './testing/testClient.ts'

let server: GatewayServer
let answer: Answer

beforeEach(async () => {
  answer = () => ({ json: exampleReply('listProvinces') })
  server = await startGatewayServer((request) => answer(request))
})

afterEach(() => server.close())

test('calls pass through, any number at a time', async () => {
  const { environment } = createTestClient(server.url).gateway
  const gateway = createLazyGatewayClient(environment)
  const replies = await Promise.all([call(gateway, 'listProvinces', {}), call(gateway, 'listProvinces', {})])
  expect(replies[0]).toEqual(replies[1])
  expect(replies[0]).not.toHaveLength(0)
})

test('a listener registered before the first call hears of its failure until it unsubscribes', async () => {
  answer = () => ({ status: 500 })
  const { environment } = createTestClient(server.url).gateway
  const gateway = createLazyGatewayClient(environment)
  const heard: GatewayError[] = []
  const leave = gateway.onRequestError((error) => heard.push(error))
  await rejectionOf(call(gateway, 'listProvinces', {}))
  expect(heard.map(({ kind }) => kind)).toEqual(['server'])
  leave()
  await rejectionOf(call(gateway, 'listProvinces', {}))
  expect(heard).toHaveLength(1)
})

test('code that cannot be loaded counts as an unreachable gateway, with a message unless the call is silent; the next call tries again', async () => {
  const { gateway: made, messages } = createTestClient(server.url)
  const gateway = createLazyGatewayClient(made.environment)
  vi.doMock('./client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const silent = await rejectionOf(call(gateway, 'listProvinces', {}, { silent: true }))
  expect(silent).toMatchObject({ name: 'GatewayError', kind: 'network', operationId: 'listProvinces' })
  expect(messages).toEqual([])
  await rejectionOf(call(gateway, 'listProvinces', {}))
  expect(messages).toEqual([{ level: 'error', text: '服务器连接失败' }])
  vi.doUnmock('./client.ts')
  await expect(call(gateway, 'listProvinces', {})).resolves.not.toHaveLength(0)
})
