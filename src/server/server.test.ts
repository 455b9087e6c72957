import { afterEach, expect, test } from 'vitest'
import { send, sendBytes, startGateway, startPortal, type Running } from './testing/servers.ts'

const running: Running[] = []

async function started(server: Promise<Running>): Promise<Running> {
  running.push(await server)
  return server
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

test.each([
  ['/', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/gateway/uaa/api/current-user', 'GET, HEAD, OPTIONS'],
  ['/gateway/nowhere', ''],
  ['/assets/app.js', 'GET, HEAD'],
])(
  '4-73 4-74 8-42 TRACE %s is answered 405 Method Not Allowed, with the allowed methods: %s',
  async (path, allowed) => {
    const portal = await started(startPortal())
    const reply = await send(portal.url + path, { method: 'TRACE' })
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe(allowed)
    expect(reply.body.toString()).toBe('Method Not Allowed')
  },
)

test('a page accepts no other methods than GET and HEAD', async () => {
  const portal = await started(startPortal())
  const reply = await send(portal.url, { method: 'POST', body: 'a=1' })
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test.each(['/healthz', '/readyz'])('%s answers without calling the gateway, which may be down', async (path) => {
  let calls = 0
  const gateway = await started(
    startGateway((_request, response) => {
      calls += 1
      response.writeHead(503).end()
    }),
  )
  const portal = await started(startPortal({ environment: { GATEWAY_URL: gateway.url } }))
  expect((await send(portal.url + path)).status).toBe(200)
  expect(calls).toBe(0)
})

test('every reply carries the security headers and a request id', async () => {
  const portal = await started(startPortal())
  const replies = await Promise.all(
    ['/', '/healthz', '/gateway/uaa/api/current-user'].map((path) => send(portal.url + path)),
  )
  for (const { headers } of replies) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  }
})

test.each([
  ['a port that is none', 'portal.test:99999', '/'],
  ['a path to be tidied besides', 'portal.test:99999', '/a/../b'],
  ['letters no host has', 'portal test', '/'],
])('a Host with %s is answered 400, secured and logged like any request', async (_name, host, path) => {
  const lines: string[] = []
  const portal = await started(startPortal({ log: (...entry: unknown[]) => lines.push(JSON.stringify(entry)) }))
  const reply = await send(portal.url, { path, headers: { host } })
  expect(reply.status).toBe(400)
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  expect(reply.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(lines).toEqual([expect.stringMatching(/^\["info","request",.*"method":"GET","status":400/)])
})

test.each([
  ['//policy/info?a=1', '/policy/info?a=1'],
  ['///evil.test/x', '/evil.test/x'],
  [String.raw`/\evil.test/x`, '/evil.test/x'],
  ['//', '/'],
])('%s leads to a path of the portal, whatever host the visitor names', async (path, location) => {
  const portal = await started(startPortal())
  const reply = await send(portal.url, { path, headers: { host: 'evil.test' } })
  expect(reply).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  ['/auth?redirect_uri=%2Fpolicy', '/auth/qw?redirect_uri=%2Fpolicy'],
  ['/user', '/qw/personal/home'],
])('%s has no page of its own and leads on', async (path, location) => {
  const portal = await started(startPortal())
  expect(await send(portal.url, { path })).toMatchObject({ status: 307, headers: { location } })
})

test('a request id from a trusted proxy is kept; an invalid one is replaced', async () => {
  const portal = await started(startPortal({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }))
  const kept = await send(portal.url, { headers: { 'x-request-id': 'edge-0123456789' } })
  expect(kept.headers['x-request-id']).toBe('edge-0123456789')
  const replaced = await send(portal.url, { headers: { 'x-request-id': 'a b' } })
  expect(replaced.headers['x-request-id']).not.toBe('a b')
})

test("a visitor's request id is replaced, and appears neither in the log nor in the call to the gateway", async () => {
  const lines: string[] = []
  const gateway = await started(startGateway((request, response) => response.end(JSON.stringify(request.headers))))
  const portal = await started(
    startPortal({
      environment: { GATEWAY_URL: gateway.url },
      log: (...entry: unknown[]) => lines.push(JSON.stringify(entry)),
    }),
  )
  const reply = await send(`${portal.url}/gateway/uaa/api/current-user`, { headers: { 'x-request-id': '13800000001' } })
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(reply.body.toString()).toContain(`"x-request-id":"${String(reply.headers['x-request-id'])}"`)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('13800000001')
})

test.each([
  ['a broken request line', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a method nobody knows', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a request target that is no path', 'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a request target of another protocol', 'GET ftp://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['the server itself as target', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', 400],
  ['a host without a name', 'GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a length two ways', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: x\r\n\r\n', 400],
  ['an undecodable path', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with the security headers, an id and a log line', async (_name, bytes, status) => {
  const lines: string[] = []
  const portal = await started(startPortal({ log: (...entry: unknown[]) => lines.push(JSON.stringify(entry)) }))
  const reply = await sendBytes(portal.port, bytes)
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(reply).toContain('x-content-type-options: nosniff\r\n')
  const id = /x-request-id: ([\w-]+)\r\n/.exec(reply)?.[1]
  expect(lines).toEqual([expect.stringContaining(`"requestId":"${id}"`)])
  expect((await send(portal.url)).status).toBe(200)
})

test('an unknown expectation is ignored, and HTTP/1.0 need not name a host', async () => {
  const portal = await started(startPortal())
  const expecting = await send(portal.url, { headers: { expect: 'wonders' } })
  expect(expecting.status).toBe(200)
  expect(await sendBytes(portal.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('the log contains method, path and status of a request, and nothing personal', async () => {
  const lines: string[] = []
  const log = (...entry: unknown[]) => lines.push(JSON.stringify(entry))
  const portal = await started(startPortal({ log }))
  await send(`${portal.url}/policy/info?keyword=13800000001`, { headers: { cookie: 'txqyfw_access_token=secret' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"path":"/policy/info","status":200')
  expect(lines[0]).not.toMatch(/13800000001|secret/)
})
