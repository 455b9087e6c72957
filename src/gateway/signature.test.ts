import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { sha256Hex, signedText } from './signature.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer } from './testing/gatewayServer.ts'
import { createTestClient } from './testing/testClient.ts'

let server: GatewayServer

beforeEach(async () => {
  server = await startGatewayServer((request) => ({
    json: exampleReply(request.path.endsWith('search-list') ? 'searchPolicies' : 'listPolicies'),
  }))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const stamp = { tenantId: 't-1', timestamp: '1767225600000', nonce: 'abcdef0123456789' }

test('7-13 the params are sorted by name, empty ones left out, tenant, time and nonce appended', () => {
  const query = new URLSearchParams({ size: '10', keyword: '专精 特新&=', policyTag: '', Z: '1', level: 'CITY,COUNTY' })
  expect(signedText(query, stamp)).toBe(
    'Z=1&keyword=专精 特新&=&level=CITY,COUNTY&size=10&tenantId=t-1&timestamp=1767225600000&nonce=abcdef0123456789',
  )
})

test('7-13 without params the tenant is still signed', () => {
  expect(signedText(new URLSearchParams(), stamp)).toBe('&tenantId=t-1&timestamp=1767225600000&nonce=abcdef0123456789')
})

test('7-13 the policy search carries a signature that the gateway can verify from what it received', async () => {
  const { gateway } = createTestClient(server.url)
  await call(gateway, 'searchPolicies', {
    query: { keyword: ' 专精特新 +企业', level: ['CITY', 'COUNTY'], current: 1 },
  })
  const { headers, query } = server.seen[0]!
  expect(headers['timestamp']).toMatch(/^\d{13}$/)
  expect(headers['nonce']).toMatch(/^[A-Za-z0-9]{16,64}$/)
  const received = [...query].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`)
  const text = `${received.join('&')}&tenantId=t-321283&timestamp=${String(headers['timestamp'])}&nonce=${String(headers['nonce'])}`
  expect(headers['sign']).toBe(createHash('sha256').update(text).digest('hex').toUpperCase())
})

test('7-13 other calls are not signed', async () => {
  const { gateway } = createTestClient(server.url)
  await call(gateway, 'listPolicies', {})
  for (const name of ['sign', 'timestamp', 'nonce']) expect(server.seen[0]!.headers).not.toHaveProperty(name)
})

test('7-13 a host without crypto.subtle (plain http) gives the same digest', async () => {
  const expected = createHash('sha256').update('专精特新').digest('hex').toUpperCase()
  await expect(sha256Hex('专精特新')).resolves.toBe(expected)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await expect(sha256Hex('专精特新')).resolves.toBe(expected)
})
