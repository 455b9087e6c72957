import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPortal, type Running } from './testing/servers.ts'

const running: Running[] = []

async function started(server: Promise<Running>): Promise<Running> {
  running.push(await server)
  return server
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const PUBLIC = { PUBLIC_HOSTS: 'portal.test, *.county.test, localhost:8080' }

test.each(['portal.test', 'Portal.Test', 'a.county.test', 'a.b.county.test', 'localhost:8080', 'portal.test:80'])(
  'the portal answers for its own host %s',
  async (host) => {
    const portal = await started(startPortal({ environment: PUBLIC }))
    expect((await send(portal.url, { headers: { host } })).status).toBe(200)
  },
)

test.each([
  ['evil.test', '/'],
  ['evil.test', '//policy/info'],
  ['evil.test', '/assets/app.js'],
  ['evil.test', '/gateway/uaa/api/current-user'],
  ['portal.test.evil.test', '/'],
  ['evilportal.test', '/'],
  ['county.test', '/'],
  ['portal.test:81', '/'],
  ['localhost', '/'],
  ['127.0.0.1', '/'],
])('a request for %s%s is refused as misdirected', async (host, path) => {
  let calls = 0
  const gateway = await started(startGateway((_request, response) => response.end(String((calls += 1)))))
  const portal = await started(startPortal({ environment: { ...PUBLIC, GATEWAY_URL: gateway.url } }))
  const reply = await send(portal.url, { path, headers: { host } })
  expect(reply.status).toBe(421)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers.location).toBeUndefined()
  expect(calls).toBe(0)
})

test('for an absolute-form target its own host counts, not the Host header', async () => {
  const portal = await started(startPortal({ environment: PUBLIC }))
  const ask = (path: string, host: string) => send(portal.url, { path, headers: { host } })
  expect((await ask('http://evil.test/', 'portal.test')).status).toBe(421)
  expect((await ask('http://portal.test/', 'portal.test')).status).toBe(200)
})

test.each(['/healthz', '/readyz'])('%s answers a probe that uses the IP address', async (path) => {
  const portal = await started(startPortal({ environment: PUBLIC }))
  expect((await send(portal.url + path, { headers: { host: '10.1.2.3:3000' } })).status).toBe(200)
})
