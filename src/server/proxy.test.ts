import { afterEach, expect, test } from 'vitest'
import { bodyOf, echo, startProxy, stopProxies, type Echoed } from './testing/proxies.ts'
import { send } from './testing/servers.ts'

afterEach(stopProxies)

test('a call is passed on with method, path, query, headers and body', async () => {
  const url = await startProxy(echo)
  const reply = await send(`${url}/gateway/uaa/api/logout?a=1&b=%E4%B8%AD`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'tenant-host': 'a.test' },
    body: '{"名":1}',
  })
  expect(reply.status).toBe(201)
  const echoed: Echoed = JSON.parse(reply.body.toString())
  expect(echoed).toMatchObject({ method: 'POST', url: '/uaa/api/logout?a=1&b=%E4%B8%AD', body: '{"名":1}' })
  expect(echoed.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer t',
    'tenant-host': 'a.test',
    'x-forwarded-for': '127.0.0.1',
  })
})

test("connection headers, cookies and the portal's own host are dropped, in both directions", async () => {
  const url = await startProxy((request, response) => {
    response.setHeader('set-cookie', 'gateway=1')
    response.setHeader('keep-alive', 'timeout=99')
    echo(request, response)
  })
  const reply = await send(`${url}/gateway/uaa/api/current-user`, {
    headers: { cookie: 'txqyfw_access_token=t', connection: 'close, x-private', 'x-private': '1', te: 'trailers' },
  })
  const { headers }: Echoed = JSON.parse(reply.body.toString())
  for (const name of ['cookie', 'x-private', 'te']) expect(headers[name]).toBeUndefined()
  expect(headers['host']).not.toBe(new URL(url).host)
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(reply.headers['keep-alive']).not.toBe('timeout=99')
})

test("a visitor's claims about their identity and location are not passed on", async () => {
  const url = await startProxy(echo)
  const claims = {
    'client-ip': '6.6.6.6',
    'enterprise-id': 'en-9',
    source: 'PC',
    forwarded: 'for=9.9.9.9',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '8.8.8.8',
    'true-client-ip': '5.5.5.5',
  }
  const reply = await send(`${url}/gateway/uaa/api/current-user`, {
    headers: { ...claims, 'x-forwarded-for': '7.7.7.7' },
  })
  const { headers }: Echoed = JSON.parse(reply.body.toString())
  for (const name of Object.keys(claims)) expect(headers[name]).toBeUndefined()
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
})

test('replies and failures are private unless the gateway says otherwise', async () => {
  const url = await startProxy((request, response) => {
    response
      .writeHead(200, request.url?.endsWith('/tenant/info') ? { 'cache-control': 'public, max-age=60' } : {})
      .end()
  })
  expect((await send(`${url}/gateway/uaa/api/current-user`)).headers['cache-control']).toBe('private, no-store')
  expect((await send(`${url}/gateway/uaa/api/ua/tenant/info`)).headers['cache-control']).toBe('public, max-age=60')
  const away = await startProxy(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  expect((await send(`${away}/gateway/uaa/api/current-user`)).headers['cache-control']).toBe('private, no-store')
})

test("a gateway reply cannot run anything on the portal's origin", async () => {
  const url = await startProxy((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'default-src *' }).end('<p>')
  })
  const { headers, body } = await send(`${url}/gateway/uaa/api/current-user`)
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(headers['content-disposition']).toBe('attachment')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body.toString()).toBe('<p>')
})

test('bytes pass unchanged in both directions', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const url = await startProxy(async (request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(await bodyOf(request))
  })
  const reply = await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', body: bytes })
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.body.equals(bytes)).toBe(true)
})

test('a redirect of the gateway reaches the browser', async () => {
  const url = await startProxy((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/elsewhere')
})

test('the gateway gets TENANT_HOST, whatever the browser sends', async () => {
  const url = await startProxy(echo, { TENANT_HOST: 'county.test' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`, { headers: { 'tenant-host': 'localhost' } })
  expect((JSON.parse(reply.body.toString()) as Echoed).headers['tenant-host']).toBe('county.test')
})

test('each call is marked as proxied, whatever the visitor sends', async () => {
  const url = await startProxy(echo)
  const reply = await send(`${url}/gateway/uaa/api/current-user`, { headers: { via: '1.1 evil' } })
  expect((JSON.parse(reply.body.toString()) as Echoed).headers['via']).toBe('1.1 portal')
})

test.each(['br', 'gzip', 'identity'])(
  'each piece of a streamed reply is passed on as soon as it arrives (%s)',
  async (encoding) => {
    const pieces = ['event: piece\ndata: {"text":"查"}\n\n', 'event: piece\ndata: {"text":"账"}\n\n']
    const read = pieces.map(() => Promise.withResolvers<void>())
    const url = await startProxy(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      for (const [index, piece] of pieces.entries()) {
        response.write(piece)
        // The next piece is sent only after the other end has read this one.
        await read[index]?.promise
      }
      response.end()
    })
    const call = await fetch(`${url}/gateway/consult/api/ua/smart/answer`, {
      method: 'POST',
      headers: { 'accept-encoding': encoding },
    })
    expect(call.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(call.headers.get('x-accel-buffering')).toBe('no')
    let text = ''
    for await (const chunk of call.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      pieces.forEach((_piece, index) => {
        if (text.startsWith(pieces.slice(0, index + 1).join(''))) read[index]?.resolve()
      })
    }
    expect(text).toBe(pieces.join(''))
  },
)
