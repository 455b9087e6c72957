import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { operations, type OperationId } from './generated/operations.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer } from './testing/gatewayServer.ts'
import { createTestClient } from './testing/testClient.ts'
import { checkReply, ContractViolation } from './validation.ts'

let server: GatewayServer | undefined

afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  server = undefined
})

const withEnvelope = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].reply === 'envelope')

test('every operation has a validator that accepts its own example', async () => {
  expect(withEnvelope.length).toBeGreaterThan(50)
  for (const id of withEnvelope) await checkReply(id, { status: 200, body: exampleReply(id) })
})

test('a reply that breaks the contract is reported loudly, with the place', async () => {
  server = await startGatewayServer(() => ({ json: { returnCode: '200', data: { id: 'u-0001' } } }))
  const { gateway } = createTestClient(server.url, { accessToken: 'token-1' })
  const calling = call(gateway, 'getCurrentUser', {})
  await expect(calling).rejects.toThrow(ContractViolation)
  await expect(calling).rejects.toThrow(/getCurrentUser.*loginName/s)
})

test('in production replies are not checked', async () => {
  vi.stubEnv('PROD', true)
  await expect(checkReply('getCurrentUser', { status: 200, body: {} })).resolves.toBeUndefined()
})

test('schemas are not compiled, which the content security policy forbids', async () => {
  await checkReply('getCurrentUser', { status: 200, body: exampleReply('getCurrentUser') })
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})
