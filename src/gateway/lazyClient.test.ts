import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from './call.ts'
import type { GatewayError } from './error.ts'
import { createLazyGatewayClient } from './lazyClient.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/rejectionOf.ts'
import { createTestClient } from './testing/testClient.ts'

let server: GatewayServer
let answer: Answer

beforeEach(async () => {
  answer = () => ({ json: exampleReply('listProvinces') })
  server = await startGatewayServer((request) => answer(request))
})

afterEach(() => server.close())

test('calls go through, as many at once as there are', async () => {
  const { environment } = createTestClient(server.url).gateway
  const gateway = createLazyGatewayClient(environment)
  const replies = await Promise.all([call(gateway, 'listProvinces', {}), call(gateway, 'listProvinces', {})])
  expect(replies[0]).toEqual(replies[1])
  expect(replies[0]).not.toHaveLength(0)
})

test('who listens before the first call hears of its failure, until they leave', async () => {
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
