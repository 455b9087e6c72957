import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Render } from './pages.ts'
import { send, startPortal, type PortalSettings, type Running } from './testing/servers.ts'

let portal: Running | undefined

async function start(settings: PortalSettings): Promise<string> {
  portal = await startPortal(settings)
  return portal.url
}

afterEach(async () => {
  await portal?.close()
  portal = undefined
})

const long = 'portal '.repeat(400)
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Writes everything it knows about the visitor into the page, and counts renderings. */
function tellingRender(status = 200, headers: Record<string, string> = {}) {
  const seen: string[] = []
  const render: Render = (request, { context: { nonce, cookies } }) => {
    seen.push(request.url)
    const visitor = JSON.stringify({ cookies, headers: [...request.headers] })
    const body = `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">let a</script><p>${visitor}</p>${long}`
    return new Response(body, { status, headers: { ...html, ...headers } })
  }
  return { render, seen }
}

test('a public page is the same for every visitor, byte for byte, whoever it was rendered for', async () => {
  const visitors = [
    {
      cookie: 'txqyfw_access_token=secret; txqyfw_enterprise=en-1',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a',
    },
    { cookie: 'txqyfw_user=other', 'x-forwarded-for': '203.0.113.8', 'accept-language': 'en' },
    {},
  ]
  const pages = []
  for (const headers of visitors) {
    // One server each, so that none gets a page rendered for another.
    const url = await start({ render: tellingRender().render, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const reply = await send(`${url}/policy`, { headers })
    expect(reply.headers['set-cookie']).toBeUndefined()
    pages.push([reply.body.toString(), reply.headers.etag, reply.headers['content-security-policy']])
    await portal?.close()
  }
  expect(pages[1]).toEqual(pages[0])
  expect(pages[2]).toEqual(pages[0])
  expect(JSON.stringify(pages)).not.toContain('secret')
})

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('its own scripts run by their hashes; no nonce is left in it, and injected scripts have neither', async () => {
  const own = `own('招商')`
  const smuggled = 'steal()'
  const render: Render = (_request, { context: { nonce, takeStyles } }) => {
    takeStyles?.('a{}.unused{}')
    return new Response(
      `<script nonce="${nonce}">${own}</script><script async nonce="${nonce}" src="/a.js"></script><style nonce="${nonce}"></style><script>${smuggled}</script><script nonce="">${smuggled}</script>`,
      { headers: html },
    )
  }
  const { headers, body } = await send(await start({ render }))
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash(own)};`)
  expect(policy).toContain(`, script-src http://*:*/assets/ https://*:*/assets/ ${hash(own)}`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toMatch(/nonce|unsafe/)
  expect(policy).not.toContain(hash(smuggled))
  expect(body.toString()).toContain(`<script>${own}</script>`)
  expect(body.toString()).toContain('<style>a{}</style>')
  expect(body.toString()).not.toMatch(/nonce="[^"]/)
})

test('a cached page is rendered once, and a cache in front may keep it for as long', async () => {
  const { render, seen } = tellingRender()
  const url = await start({ render })
  for (let visit = 0; visit < 3; visit += 1) {
    const { headers } = await send(url)
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=3600',
    )
    expect(headers.vary).toBe('Accept-Encoding')
    expect(Number(headers.age)).toBeLessThan(30)
  }
  expect(seen).toHaveLength(1)
})

test('hosts and queries have pages of their own', async () => {
  const { render, seen } = tellingRender()
  const url = await start({ render })
  for (const path of ['/?a=1', '/?a=2', '/?a=1']) await send(url + path)
  await send(`${url}/?a=1`, { headers: { host: 'county.test' } })
  expect(seen).toHaveLength(3)
})

test('tracking parameters do not create separate pages', async () => {
  const { render, seen } = tellingRender()
  const url = await start({ render })
  for (const query of ['?a=1', '?a=1&utm_source=x', '?from=timeline&a=1', `?a=1&spm=${'x'.repeat(600)}`]) {
    expect((await send(url + '/' + query)).headers['cache-control']).toContain('public')
  }
  expect(seen).toEqual([`${url}/?a=1`])
})

test.each([
  ['by its tag', (etag: string) => `"other", ${etag}`],
  ['by its tag, made a strong one on the way', (etag: string) => etag.replace('W/', '')],
  ['by any tag', () => '*'],
])('a browser that already has the page gets a 304 (%s)', async (_name, known) => {
  const url = await start({ render: tellingRender().render })
  const { headers } = await send(url)
  const again = await send(url, { headers: { 'if-none-match': known(String(headers.etag)) } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

test.each([
  ['another page', 200, () => 'W/"other"'],
  ['a missing page', 404, (etag: string) => etag],
])('the whole reply goes to a browser that has %s', async (_name, status, known) => {
  const url = await start({ render: tellingRender(status).render })
  const { headers } = await send(url)
  const again = await send(url, { headers: { 'if-none-match': known(String(headers.etag)) } })
  expect(again.status).toBe(status)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a cached page is sent as %s, with its length', async (encoding, decode) => {
  const url = await start({ render: tellingRender().render })
  const plain = await send(url)
  const reply = await send(url, { headers: { 'accept-encoding': encoding } })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
  expect(decode(reply.body).equals(plain.body)).toBe(true)
})

test('HEAD describes the page without sending it', async () => {
  const url = await start({ render: tellingRender().render })
  const reply = await send(url, { method: 'HEAD' })
  expect(reply.headers.etag).toBeDefined()
  expect(reply.body).toHaveLength(0)
})

test.each([
  ['a failed page', 500, {}],
  ['a page with a part missing', 200, { 'cache-control': 'no-store' }],
  ['a redirect', 307, { location: '/elsewhere' }],
  ['a page that sets a cookie', 200, { 'set-cookie': 'a=1' }],
])('%s is not cached anywhere', async (_name, status, headers) => {
  const { render, seen } = tellingRender(status, headers)
  const url = await start({ render })
  expect((await send(url)).headers['cache-control']).toBe('private, no-store')
  expect((await send(url)).status).toBe(status)
  expect(seen).toHaveLength(2)
})

test('an image drawn by the portal keeps the lifetime it was given', async () => {
  const { render } = tellingRender(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  const url = await start({ render })
  expect((await send(url)).headers['cache-control']).toBe('public, max-age=86400')
})

test('a public file is generated once and sent like a page; a subscriber who has it gets a 304', async () => {
  const { render, seen } = tellingRender(200, { 'content-type': 'text/calendar', 'cache-control': 'public' })
  const url = `${await start({ render })}/calendar.ics`
  const { headers } = await send(url)
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30, stale-while-revalidate=\d+/)
  expect((await send(url, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
  expect(seen).toHaveLength(1)
})

test('a file without cache headers is not cached', async () => {
  const { render, seen } = tellingRender(200, { 'content-type': 'text/calendar' })
  const url = await start({ render })
  expect((await send(url)).headers['cache-control']).toBe('private, no-store')
  await send(url)
  expect(seen).toHaveLength(2)
})

test('a 404 page is cached for seconds only', async () => {
  const { render, seen } = tellingRender(404)
  const url = await start({ render })
  const { status, headers } = await send(url)
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=10'])
  await send(url)
  expect(seen).toHaveLength(1)
})

test('a page that is requested again is compressed better than for the first visitor', async () => {
  const item = (id: number) => `<li><a href="/policy/info/p-${id}">第${id}条</a><time>2026-0${id % 9}</time></li>`
  const words = Array.from({ length: 4000 }, (_, index) => item(index * 7919)).join('')
  const url = await start({ render: () => new Response(`<p>${words}</p>`, { headers: html }) })
  const replies = []
  for (let visit = 0; visit < 3; visit += 1)
    replies.push((await send(url, { headers: { 'accept-encoding': 'br' } })).body)
  const [first, second, third] = replies
  expect(second!.length).toBeLessThan(first!.length)
  expect(third).toEqual(second)
  for (const reply of replies) expect(brotliDecompressSync(reply).toString()).toBe(`<p>${words}</p>`)
})
