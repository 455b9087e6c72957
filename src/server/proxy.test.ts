import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPortal, type Answer, type Running } from './testing/servers.ts'

const running: Running[] = []

/** A portal in front of a gateway that answers as told. */
async function start(answer: Answer, environment: Record<string, string> = {}): Promise<string> {
  const gateway = await startGateway(answer)
  const portal = await startPortal({ environment: { GATEWAY_URL: gateway.url, ...environment } })
  running.push(portal, gateway)
  return portal.url
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Answers with what it was asked. */
const echo: Answer = async (request, response) => {
  const { method, url, headers } = request
  const body = (await bodyOf(request)).toString()
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ method, url, headers, body }))
}

interface Echoed {
  method: string
  url: string
  headers: Record<string, string | undefined>
  body: string
}

test('a call passes through with method, path, query, headers and body', async () => {
  const url = await start(echo)
  const reply = await send(`${url}/gateway/uaa/api/logout?a=1&b=%E4%B8%AD`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'tenant-host': 'a.test' },
    body: '{"名":1}',
  })
  expect(reply.status).toBe(201)
  const echoed: Echoed = JSON.parse(reply.body.toString())
  expect(echoed).toMatchObject({ method: 'PUT', url: '/uaa/api/logout?a=1&b=%E4%B8%AD', body: '{"名":1}' })
  expect(echoed.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer t',
    'tenant-host': 'a.test',
    'x-forwarded-for': '127.0.0.1',
  })
})

test("headers of the connection, cookies and the portal's own host stay behind, both ways", async () => {
  const url = await start((request, response) => {
    response.setHeader('set-cookie', 'gateway=1')
    response.setHeader('keep-alive', 'timeout=99')
    echo(request, response)
  })
  const reply = await send(`${url}/gateway/x`, {
    headers: { cookie: 'txqyfw_access_token=t', connection: 'close, x-private', 'x-private': '1', te: 'trailers' },
  })
  const { headers }: Echoed = JSON.parse(reply.body.toString())
  for (const name of ['cookie', 'x-private', 'te']) expect(headers[name]).toBeUndefined()
  expect(headers['host']).not.toBe(new URL(url).host)
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(reply.headers['keep-alive']).not.toBe('timeout=99')
})

test('what a visitor claims about who and where they are is not passed on', async () => {
  const url = await start(echo)
  const claims = {
    'client-ip': '6.6.6.6',
    'enterprise-id': 'en-9',
    source: 'PC',
    forwarded: 'for=9.9.9.9',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '8.8.8.8',
    'true-client-ip': '5.5.5.5',
  }
  const reply = await send(`${url}/gateway/x`, { headers: { ...claims, 'x-forwarded-for': '7.7.7.7' } })
  const { headers }: Echoed = JSON.parse(reply.body.toString())
  for (const name of Object.keys(claims)) expect(headers[name]).toBeUndefined()
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
})

test('a reply is for who has asked, unless the gateway says otherwise; so is a failure', async () => {
  const url = await start((request, response) => {
    response.writeHead(200, request.url === '/public' ? { 'cache-control': 'public, max-age=60' } : {}).end()
  })
  expect((await send(`${url}/gateway/x`)).headers['cache-control']).toBe('private, no-store')
  expect((await send(`${url}/gateway/public`)).headers['cache-control']).toBe('public, max-age=60')
  const away = await start(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  expect((await send(`${away}/gateway/x`)).headers['cache-control']).toBe('private, no-store')
})

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/json', false],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
])('markup from the gateway runs no script on the portal (%s: %s)', async (type, isMarkup) => {
  const url = await start((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-security-policy': 'default-src *' }).end('<p>')
  })
  const policy = (await send(`${url}/gateway/x`)).headers['content-security-policy']
  expect(policy).toMatch(isMarkup ? /^sandbox; default-src 'none'/ : /^default-src \*$/)
})

test('bytes pass through unchanged in both directions', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const url = await start(async (request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(await bodyOf(request))
  })
  const reply = await send(`${url}/gateway/upload`, { method: 'POST', body: bytes })
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.body.equals(bytes)).toBe(true)
})

test('a redirect of the gateway reaches the browser', async () => {
  const url = await start((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  const reply = await send(`${url}/gateway/x`)
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/elsewhere')
})

test('TENANT_HOST is what the gateway hears, whatever the browser sends', async () => {
  const url = await start(echo, { TENANT_HOST: 'county.test' })
  const reply = await send(`${url}/gateway/x`, { headers: { 'tenant-host': 'localhost' } })
  expect((JSON.parse(reply.body.toString()) as Echoed).headers['tenant-host']).toBe('county.test')
})

test('a path cannot leave the gateway', async () => {
  const seen: (string | undefined)[] = []
  const url = await start((request, response) => {
    seen.push(request.url)
    response.end()
  })
  await send(`${url}/gateway//evil.test/x`)
  await send(`${url}/gateway/..%2f..%2fx`)
  const outside = await send(url, { path: '/gateway/../x' })
  expect(seen).toEqual(['//evil.test/x', '/..%2f..%2fx'])
  expect(outside.body.toString()).toContain('page')
})

test('8-06 a gateway that is down is a 502 in the envelope', async () => {
  const url = await start(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  const reply = await send(`${url}/gateway/x`)
  expect(reply.status).toBe(502)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '服务器连接失败' })
})

test('a gateway that does not answer in time is a 504 in the envelope', async () => {
  const url = await start(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
  const reply = await send(`${url}/gateway/x`)
  expect(reply.status).toBe(504)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求超时' })
})

test('a visitor who stops sending gets a 408 in the envelope', async () => {
  const url = await start(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const reply = await fetch(`${url}/gateway/upload`, init)
  expect(reply.status).toBe(408)
  expect(await reply.json()).toEqual({ returnCode: '5000', errorMessage: '请求超时' })
})

test.each([
  ['declared', { 'content-length': '5000' }],
  ['streamed', { 'transfer-encoding': 'chunked' }],
])('a %s body over the limit is a 413 in the envelope', async (_name, headers) => {
  const url = await start(echo, { MAX_BODY_BYTES: '4096' })
  const reply = await send(`${url}/gateway/upload`, { method: 'POST', headers, body: Buffer.alloc(5000) })
  expect(reply.status).toBe(413)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求内容过大' })
  expect((await send(`${url}/gateway/x`, { method: 'POST', body: 'small' })).status).toBe(201)
})

test('a browser that leaves takes its call to the gateway with it', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const url = await start((_request, response) => {
    response.on('close', left.resolve)
    asked.resolve()
  })
  const leaving = new AbortController()
  const call = fetch(`${url}/gateway/x`, { signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(call).rejects.toThrow('aborted')
  await left.promise
})
