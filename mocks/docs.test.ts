import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from './gateway.ts'

/** A busy machine takes its time to load the contract. */
const startLimitMs = 60_000

let gateway: MockGateway
let origin: string

beforeAll(async () => {
  gateway = await createMockGateway()
  origin = await gateway.listen(0)
}, startLimitMs)
afterAll(() => gateway.close())

test('the rendered contract needs nothing from elsewhere', async () => {
  const page = await fetch(`${origin}/docs`)
  const html = await page.text()
  const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(sources).toEqual(['data:,', '/openapi.json', '/docs/api-reference.js', '/docs/start.js'])
  for (const source of sources) {
    const response = await fetch(new URL(source, origin))
    expect(response.status).toBe(200)
  }
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*connect-src 'self'/)
})

test('/openapi.json is the contract, and / leads to the docs', async () => {
  const contract = (await (await fetch(`${origin}/openapi.json`)).json()) as { openapi: string }
  expect(contract.openapi).toBe('3.1.0')
  expect((await fetch(origin)).url).toBe(`${origin}/docs`)
})
