import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Render } from './pages.ts'
import type { RenderContext } from './renderContext.ts'
import { send, startPortal, type PortalSettings, type RawReply, type Running } from './testing/servers.ts'

let portal: Running | undefined

async function start(settings: PortalSettings): Promise<string> {
  portal = await startPortal(settings)
  return portal.url
}

afterEach(async () => {
  await portal?.close()
  portal = undefined
})

/** Renders nothing but records its arguments. */
function spyRender() {
  const contexts: RenderContext[] = []
  const render: Render = (_request, { context }) => {
    contexts.push(context)
    return new Response(null, { headers: { 'content-type': 'text/html' } })
  }
  return { contexts, render }
}

/** Every page depends on its visitor. */
const personal = { isPersonal: () => true }

test('each personal page has its own policy, with the nonce its scripts were rendered with', async () => {
  const { contexts, render } = spyRender()
  const url = await start({ render, ...personal })
  const policies = [await send(url), await send(url)].map(({ headers }) => headers['content-security-policy'])
  const [first, second] = contexts
  expect(policies[0]).toContain(`script-src 'self' 'nonce-${first?.nonce}'`)
  expect(policies[1]).toContain(`'nonce-${second?.nonce}'`)
  expect(first?.nonce).not.toBe(second?.nonce)
  expect(policies[0]).not.toMatch(/unsafe| \*/)
  for (const directive of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'", "form-action 'self'"]) {
    expect(policies[0]).toContain(directive)
  }
})

test.each([
  ['a public page', () => false],
  ['a personal page', () => true],
])(
  '%s shows images from the hosts of IMAGE_HOSTS besides its own, and nothing else from them',
  async (_name, isPersonal) => {
    const url = await start({ isPersonal, environment: { IMAGE_HOSTS: '*.img.test, 10.0.0.1:9000' } })
    const directives = String((await send(url)).headers['content-security-policy']).split('; ')
    expect(directives).toContain("img-src 'self' data: *.img.test 10.0.0.1:9000")
    expect(directives.filter((directive) => directive.includes('img.test'))).toHaveLength(1)
  },
)

test('gateway replies are reused for other public pages of the tenant, and for no personal one', async () => {
  const { contexts, render } = spyRender()
  const url = await start({ render, isPersonal: (path) => path === '/own' })
  for (const [path, host] of [
    ['/', 'a.test'],
    ['/policy', 'a.test'],
    ['/', 'b.test'],
    ['/own', 'a.test'],
  ])
    await send(url + path, { headers: { host } })
  let asked = 0
  const ask = () => Promise.resolve((asked += 1))
  const answers = contexts.map(async ({ keep }) => keep?.('countPolicies', {}, ask))
  expect(await Promise.all(answers)).toEqual([1, 1, 2, undefined])
})

test('without IMAGE_HOSTS a page shows images of its own origin only', async () => {
  const { headers } = await send(await start({}))
  expect(String(headers['content-security-policy']).split('; ')).toContain("img-src 'self' data:")
})

test.each([
  ['a personal page', '/qw/personal', (path: string) => path.startsWith('/qw')],
  ['a login page, whose address may carry codes,', '/auth/qw?code=c', () => false],
  ['the login by another application,', '/third-login?clientId=c&state=s', () => false],
  ['a page with an endless query', `/?${'x'.repeat(600)}`, () => false],
])('%s is rendered for its visitor and not cached', async (_name, path, isPersonal) => {
  const { contexts, render } = spyRender()
  const url = await start({ render, isPersonal })
  for (const user of ['a', 'b']) {
    const { headers } = await send(url + path, { headers: { cookie: `txqyfw_user=${user}` } })
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(contexts.map(({ cookies }) => cookies)).toEqual(['txqyfw_user=a', 'txqyfw_user=b'])
})

test('a login page is sent in one piece, compressed, and HEAD describes it', async () => {
  const html = `<p>${'登录'.repeat(2000)}</p>`
  const render: Render = () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const url = await start({ render })
  const ask = (method: string) => send(`${url}/auth/qw`, { method, headers: { 'accept-encoding': 'br' } })
  const { headers, body } = await ask('GET')
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'private, no-store',
  })
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(brotliDecompressSync(body).toString()).toBe(html)
  expect(await ask('HEAD')).toMatchObject({ body: Buffer.alloc(0), headers: { 'content-length': String(body.length) } })
})

test('2.7-08 a rendering that fails is answered 500 with a text that needs no script', async () => {
  const url = await start({ render: () => Promise.reject(new Error('broken')) })
  const reply = await send(url)
  expect(reply.status).toBe(500)
  expect(reply.body.toString()).toContain('服务器内部错误，请稍后访问')
  expect(reply.body.toString()).not.toContain('broken')
  expect((await send(`${url}/healthz`)).status).toBe(200)
})

test('the rendering gets gateway, tenant and cookies of the request, however malformed they are', async () => {
  const { contexts, render } = spyRender()
  const url = await start({ render, ...personal, environment: { GATEWAY_URL: 'http://gateway.test/base/' } })
  const cookie = 'txqyfw_user=%E0%A4%A; =; ;;; txqyfw_enterprise'
  expect((await send(url, { headers: { cookie, host: 'portal.test' } })).status).toBe(200)
  expect(contexts[0]).toMatchObject({
    gatewayUrl: 'http://gateway.test/base',
    tenantHost: 'portal.test',
    cookies: cookie,
    clientIp: '127.0.0.1',
  })
})

test('TENANT_HOST replaces the host that was asked for', async () => {
  const { contexts, render } = spyRender()
  const url = await start({ render, environment: { TENANT_HOST: 'county.test' } })
  await send(url)
  expect(contexts[0]?.tenantHost).toBe('county.test')
})

test('the forwarded address is trusted only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const strangers = spyRender()
  await send(await start({ render: strangers.render }), { headers })
  expect(strangers.contexts[0]?.clientIp).toBe('127.0.0.1')
  await portal?.close()

  const proxied = spyRender()
  await send(await start({ render: proxied.render, environment: { TRUSTED_PROXIES: '127.0.0.1' } }), { headers })
  expect(proxied.contexts[0]?.clientIp).toBe('203.0.113.7')
})

test('a failure within a page that is sent anyway is logged, without what the visitor searched for', async () => {
  const lines: unknown[] = []
  const url = await start({
    render: (_request, { context }) => {
      context.report?.(new TypeError('x is undefined'))
      return new Response('page', { status: 500, headers: { 'content-type': 'text/html' } })
    },
    log: (...line) => void lines.push(line),
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  await send(`${url}/policy/info?keyword=secret`, { headers: { 'x-request-id': 'request-0001' } })
  const fields = { requestId: 'request-0001', path: '/policy/info', error: 'x is undefined' }
  expect(lines).toContainEqual(['error', 'page faulty', expect.objectContaining(fields)])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('only a few pages are rendered at a time; cached ones are still sent, and other visitors are asked to retry', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const made = { now: 0, most: 0 }
  const url = await start({
    render: async (request) => {
      made.now += 1
      made.most = Math.max(made.most, made.now)
      if (new URL(request.url).search !== '') await released
      made.now -= 1
      return new Response('page', { headers: { 'content-type': 'text/html' } })
    },
    isPersonal: (path) => path === '/personal',
  })
  await send(url)
  const turnedAway = Promise.withResolvers<RawReply>()
  const replies = Array.from({ length: 120 }, async (_, index) => {
    const reply = await send(`${url}/?keyword=${index}`)
    if (reply.status !== 200) turnedAway.resolve(reply)
    return reply.status
  })
  const { status, headers } = await turnedAway.promise
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'private, no-store'])
  for (const path of ['/', '/personal', '/healthz']) expect((await send(url + path)).status).toBe(200)
  release()
  expect(new Set(await Promise.all(replies))).toEqual(new Set([200, 503]))
  expect(made.most).toBeLessThan(40)
})
