import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { echo, startProxy, stopProxies } from './testing/proxies.ts'
import { send } from './testing/servers.ts'

afterEach(stopProxies)

test('8-06 a gateway that is down is a 502 in the envelope', async () => {
  const url = await startProxy(echo, { GATEWAY_URL: 'http://127.0.0.1:9' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(502)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '服务器连接失败' })
})

test('a gateway that does not answer in time is a 504 in the envelope', async () => {
  const url = await startProxy(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
  const reply = await send(`${url}/gateway/uaa/api/current-user`)
  expect(reply.status).toBe(504)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求超时' })
})

test('a visitor who stops sending gets a 408 in the envelope', async () => {
  const url = await startProxy(() => {}, { GATEWAY_TIMEOUT_MS: '50' })
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
  const url = await startProxy(echo, { MAX_BODY_BYTES: '4096' })
  const reply = await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', headers, body: Buffer.alloc(5000) })
  expect(reply.status).toBe(413)
  expect(JSON.parse(reply.body.toString())).toEqual({ returnCode: '5000', errorMessage: '请求内容过大' })
  expect((await send(`${url}/gateway/uaa/api/upload/file`, { method: 'POST', body: 'small' })).status).toBe(201)
})

test('when a browser aborts a call, the call to the gateway is aborted, too', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const url = await startProxy((_request, response) => {
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

test('when a gateway answers before it has read the body, the next request on the connection does not wait', async () => {
  const url = await startProxy((request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{}')
    request.resume()
  })
  // One reused connection, like that of a proxy in front.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const statuses: (number | undefined)[] = []
    // Whether the fault appears depends on which is faster, the reply or the body.
    for (const body of Array.from({ length: 30 }, (_, index) => Buffer.alloc(index % 2 === 0 ? 3_600_000 : 2, '['))) {
      const outgoing = ask(`${url}/gateway/uaa/login`, { agent, method: 'POST' })
      // The rest of a body may hit a closed connection; the reply has arrived by then.
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
