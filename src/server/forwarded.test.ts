import { afterEach, expect, test } from 'vitest'
import type { Render } from './pages.ts'
import { send, startGateway, startPortal, type PortalSettings, type Running } from './testing/servers.ts'

const running: Running[] = []
const TRUSTED = { TRUSTED_PROXIES: '127.0.0.1' }

async function start(settings: PortalSettings): Promise<string> {
  const portal = await startPortal(settings)
  running.push(portal)
  return portal.url
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const tellAddress: Render = (request, { context }) =>
  new Response(`${request.url} ${context.tenantHost}`, { headers: { 'content-type': 'text/html' } })

test.each([
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.test' }],
  ['Forwarded', { forwarded: 'host=evil.test;proto=http' }],
  ['X-Forwarded-Port', { 'x-forwarded-port': '81' }],
])('%s does not redirect to another host, not even from a trusted proxy', async (_name, hearsay) => {
  const url = await start({ environment: TRUSTED, render: tellAddress })
  const headers = { host: 'portal.test', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
  const first = await send(`${url}/policy`, { headers: { ...headers, ...hearsay } })
  expect(first.body.toString()).toBe('https://portal.test/policy portal.test')
})

test('the protocol is taken from a trusted proxy only', async () => {
  const headers = { host: 'portal.test', 'x-forwarded-proto': 'https' }
  const direct = await send(await start({ render: tellAddress }), { headers })
  expect(direct.body.toString()).toBe('http://portal.test/ portal.test')
  const proxied = await send(await start({ environment: TRUSTED, render: tellAddress }), { headers })
  expect(proxied.body.toString()).toBe('https://portal.test/ portal.test')
})

test('such a host is not passed to the gateway either', async () => {
  const gateway = await startGateway((request, response) => response.end(JSON.stringify(request.headers)))
  running.push(gateway)
  const url = await start({ environment: { ...TRUSTED, GATEWAY_URL: gateway.url } })
  const reply = await send(`${url}/gateway/uaa/api/current-user`, {
    headers: { 'x-forwarded-host': 'evil.test', 'x-kept': 'a' },
  })
  expect(reply.body.toString()).toContain('"x-kept":"a"')
  expect(reply.body.toString()).not.toContain('evil.test')
})
