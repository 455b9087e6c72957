import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPortal, type Answer, type RawReply, type Running } from './testing/servers.ts'

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

test("headers of the connection, cookies and the portal's own host stay behind, both ways", async () => {
  const url = await start((request, response) => {
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
  const reply = await send(`${url}/gateway/uaa/api/current-user`, {
    headers: { ...claims, 'x-forwarded-for': '7.7.7.7' },
  })
  const { headers }: Echoed = JSON.parse(reply.body.toString())
  for (const name of Object.keys(claims)) expect(headers[name]).toBeUndefined()
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
})

test('a reply is for who has asked, unless the gateway says otherwise; so is a failure', async () => {
  const url = await start((request, response) => {
    response
      .writeHead(200, request.url?.endsWith('/tenant/info') ? { 'cache-control': 'public, max-age=60' } : {})
      .end()
  })
  expect((await send(`${url}/gateway/uaa/api/current-user`)).headers['cache-control']).toBe('private, no-store')
  expect((await send(`${url}/gateway/uaa/api/ua/tenant/info`)).headers['cache-control']).toBe('public, max-age=60')
  const away = await start(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  expect((await send(`${away}/gateway/uaa/api/current-user`)).headers['cache-control']).toBe('private, no-store')
})

test('what the gateway answers runs nothing on the portal', async () => {
  const url = await start((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'default-src *' }).end('<p>')
  })
  const { headers, body } = await send(`${url}/gateway/uaa/api/current-user`)
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(headers['content-disposition']).toBe('attachment')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body.toString()).toBe('<p>')
})

test('bytes pass through unchanged in both directions', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
  const url = await start(async (request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(await bodyOf(request))
  })
  const reply = await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', body: bytes })
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.body.equals(bytes)).toBe(true)
})

test('a redirect of the gateway reaches the browser', async () => {
  const url = await start((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/elsewhere')
})

test('TENANT_HOST is what the gateway hears, whatever the browser sends', async () => {
  const url = await start(echo, { TENANT_HOST: 'county.test' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`, { headers: { 'tenant-host': 'localhost' } })
  expect((JSON.parse(reply.body.toString()) as Echoed).headers['tenant-host']).toBe('county.test')
})

/** Asks for every path of the list, and returns what came back and what the gateway was asked for. */
async function askFor(paths: string[], method = 'GET') {
  const seen: (string | undefined)[] = []
  const url = await start((request, response) => {
    seen.push(request.url)
    response.end()
  })
  const replies: RawReply[] = []
  for (const path of paths) replies.push(await send(url, { path, method }))
  return { seen, replies }
}

test.each([
  ['the control of a mock gateway', '/gateway/__mock/snapshot'],
  ['its outbox', '/gateway/__mock/outbox'],
  ['what a gateway tells its own operators', '/gateway/actuator/env'],
  ['the root of the gateway', '/gateway/'],
  ['an escaped letter', '/gateway/%5F_mock/snapshot'],
  ['an escaped letter of an operation', '/gateway/uaa/api/current%2Duser'],
  ['dot segments that lead out of an operation', '/gateway/uaa/api/current-user/../../../__mock/snapshot'],
  ['escaped dot segments', '/gateway/uaa/api/%2e%2e/%2E%2E/__mock/snapshot'],
  ['backslashes', String.raw`/gateway/uaa\..\__mock\snapshot`],
  ['an escaped slash', '/gateway/uaa%2fapi%2fcurrent-user'],
  ['escaped slashes in a parameter', '/gateway/policy/api/ua/subject/details/..%2f..%2f..%2f..%2f..%2f__mock'],
  ['an escaped dot segment twice over', '/gateway/uaa/api/states/provinces/%252e%252e/cities'],
  ['a dot segment with a parameter of its own', '/gateway/uaa/api/states/provinces/..;/cities'],
  ['a parameter of a segment', '/gateway/uaa/api/current-user;x=1'],
  ['a second slash at the start', '/gateway//__mock/snapshot'],
  ['a second slash within', '/gateway/uaa//api/current-user'],
  ['a slash at the end', '/gateway/uaa/api/current-user/'],
  ['other letters', '/gateway/UAA/api/current-user'],
  ['an empty parameter', '/gateway/policy/api/ua/subject/details/'],
  ['an escaped line end', '/gateway/policy/api/ua/subject/details/1%0d%0aHost:%20x'],
  ['an escaped end of the text', '/gateway/uaa/api/current-user%00'],
  ['an escaped question mark', '/gateway/uaa/api/current-user%3fa=1'],
  ['a whole address', 'http://127.0.0.1/gateway/__mock/snapshot'],
  ['the whole address of another host', 'http://127.0.0.1:4010/gateway/__mock/snapshot'],
])('what the contract does not have is no way to the gateway: %s', async (_name, path) => {
  const { seen, replies } = await askFor([path])
  expect(seen).toEqual([])
  expect(replies[0]?.status).toBe(404)
  expect(JSON.parse(String(replies[0]?.body))).toEqual({ returnCode: '5000', errorMessage: 'api地址不存在' })
})

test.each(['/gateway', '/Gateway/__mock/snapshot', '/%67ateway/__mock/snapshot', '/gateway/../x'])(
  '%s is an address of the portal, not of the gateway',
  async (path) => {
    const { seen, replies } = await askFor([path])
    expect(seen).toEqual([])
    expect(String(replies[0]?.body)).toContain('page')
  },
)

test.each([
  ['POST', '/gateway/uaa/api/current-user', 'GET, HEAD, OPTIONS'],
  ['GET', '/gateway/uaa/api/logout', 'POST, OPTIONS'],
  ['PATCH', '/gateway/policy/api/customer/policy/favorite/1', 'POST, DELETE, OPTIONS'],
  ['PROPFIND', '/gateway/uaa/api/current-user', 'GET, HEAD, OPTIONS'],
])(
  '%s %s, a method that the contract has not there, is answered 405 with those it has',
  async (method, path, allow) => {
    const { seen, replies } = await askFor([path], method)
    expect(seen).toEqual([])
    expect(replies[0]).toMatchObject({ status: 405, headers: { allow } })
    expect(JSON.parse(String(replies[0]?.body))).toEqual({ returnCode: '5000', errorMessage: '请求方法不支持' })
  },
)

test('HEAD goes to the gateway where GET does; OPTIONS is answered by the portal', async () => {
  const path = '/gateway/uaa/api/current-user'
  expect((await askFor([path], 'HEAD')).seen).toEqual(['/uaa/api/current-user'])
  const { seen, replies } = await askFor([path], 'OPTIONS')
  expect(seen).toEqual([])
  expect(replies[0]).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } })
  expect(replies[0]?.headers['access-control-allow-origin']).toBeUndefined()
})

test('each call says that it was passed on, whatever the visitor says of it', async () => {
  const url = await start(echo)
  const reply = await send(`${url}/gateway/uaa/api/current-user`, { headers: { via: '1.1 evil' } })
  expect((JSON.parse(reply.body.toString()) as Echoed).headers['via']).toBe('1.1 portal')
})

test('8-06 a gateway that is down is a 502 in the envelope', async () => {
  const url = await start(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(502)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '服务器连接失败' })
})

test('a gateway that does not answer in time is a 504 in the envelope', async () => {
  const url = await start(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(504)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求超时' })
})

test('a visitor who stops sending gets a 408 in the envelope', async () => {
  const url = await start(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const reply = await fetch(`${url}/gateway/uaa/api/upload/file`, init)
  expect(reply.status).toBe(408)
  expect(await reply.json()).toEqual({ returnCode: '5000', errorMessage: '请求超时' })
})

test.each([
  ['declared', { 'content-length': '5000' }],
  ['streamed', { 'transfer-encoding': 'chunked' }],
])('a %s body over the limit is a 413 in the envelope', async (_name, headers) => {
  const url = await start(echo, { MAX_BODY_BYTES: '4096' })
  const reply = await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', headers, body: Buffer.alloc(5000) })
  expect(reply.status).toBe(413)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求内容过大' })
  expect((await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', body: 'small' })).status).toBe(201)
})

test('a browser that leaves takes its call to the gateway with it', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const url = await start((_request, response) => {
    response.on('close', left.resolve)
    asked.resolve()
  })
  const leaving = new AbortController()
  const call = fetch(`${url}/gateway/uaa/api/current-user`, { signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(call).rejects.toThrow('aborted')
  await left.promise
})

test('a gateway that answers before it has read the body leaves no connection on which the next request waits', async () => {
  const url = await start((request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{}')
    request.resume()
  })
  // As a proxy in front does: one connection, used again.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const statuses: (number | undefined)[] = []
    // It depends on which of the two is faster, the reply or the body.
    for (const body of Array.from({ length: 30 }, (_, index) => Buffer.alloc(index % 2 === 0 ? 3_600_000 : 2, '['))) {
      const outgoing = ask(`${url}/gateway/uaa/login`, { agent, method: 'POST' })
      // The rest of a body may find its connection closed; the reply has come by then.
      outgoing.on('error', () => {})
      outgoing.end(body)
      const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
      reply.on('error', () => {})
      reply.resume()
      await once(reply, 'close')
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual(Array(30).fill(401))
  } finally {
    agent.destroy()
  }
})

test.each(['br', 'gzip', 'identity'])(
  'each piece of a reply in pieces passes as soon as it is there (%s)',
  async (encoding) => {
    const pieces = ['event: piece\ndata: {"text":"查"}\n\n', 'event: piece\ndata: {"text":"账"}\n\n']
    const read = pieces.map(() => Promise.withResolvers<void>())
    const url = await start(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      for (const [index, piece] of pieces.entries()) {
        response.write(piece)
        // The next one is not sent before this one has been read at the other end.
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
