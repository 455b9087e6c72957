import { gzipSync } from 'node:zlib'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Entry } from 'har-format'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OperationId } from '#gateway/generated/operations.ts'
import { readContract } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import { handlers as allHandlers } from '../handler/handlers.ts'
import type { Handler } from '../handler/handler.ts'
import type { Finding } from './driftReport.ts'
import { printReport } from './printReport.ts'
import { createRecorder, type Recorder } from './recorder.ts'

/** On a busy machine it takes a while to load the contract. */
const startLimitMs = 60_000

/** Provinces with a number as a name and an undocumented field, compressed like a real gateway's reply. */
const driftingProvinces = {
  returnCode: '200',
  data: [
    { id: '310000', name: '上海市', code: '310000' },
    { id: '320000', name: 7, code: '320000', mayor: '13912345678' },
  ],
}

let upstream: MockGateway
let front: Server
let recorder: Recorder
let origin: string
const troubles: string[] = []
const entries: Entry[] = []
/** Ends the stream that was begun last. */
let goOn = () => {}

// A mock gateway stands in for the real one, behind a proxy that alters one reply.
beforeAll(async () => {
  const signsIn: Handler<'loginByPassword'> = () => ({
    access_token: 'secret-access-1',
    refresh_token: 'secret-refresh-1',
  })
  upstream = await createMockGateway({ handlers: { ...allHandlers, loginByPassword: signsIn } })
  const real = await upstream.listen(0)
  front = createServer((request, response) => {
    if (request.url === '/api/uaa/api/states/provinces?drift=1') {
      const body = gzipSync(JSON.stringify(driftingProvinces))
      response.writeHead(200, 'Fine', [
        'Content-Type',
        'application/json',
        'Content-Encoding',
        'gzip',
        'Set-Cookie',
        'sid=s3cret; Path=/',
        'Set-Cookie',
        'b=s3cret2',
      ])
      response.end(body)
      return
    }
    if (request.url === '/api/uaa/legacy/13912345678') {
      response.writeHead(418).end('old')
      return
    }
    if (request.url === '/api/uaa/cut') {
      request.socket.destroy()
      return
    }
    if (request.url === '/api/uaa/cut-later') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n', () => {
        request.socket.destroy()
      })
      return
    }
    if (request.url === '/api/uaa/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      goOn = () => void response.end('data: 2\n\n')
      return
    }
    void pass(real, request.method ?? 'GET', request.url ?? '/', request, response)
  })
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve)
  })
  const { port } = front.address() as AddressInfo
  recorder = createRecorder({
    document: readContract(),
    upstream: new URL(`http://127.0.0.1:${port}/api`),
    onEntry: (entry) => entries.push(entry),
    onTrouble: (trouble) => troubles.push(trouble),
  })
  origin = await recorder.listen(0, '127.0.0.1')
}, startLimitMs)
afterAll(async () => {
  await recorder.close()
  front.closeAllConnections()
  front.close()
  await upstream.close()
})

async function pass(
  real: string,
  method: string,
  target: string,
  request: AsyncIterable<Buffer> & { headers: NodeJS.Dict<string | string[]> },
  response: { writeHead: (status: number, headers: Record<string, string>) => { end: (body: Uint8Array) => void } },
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const { authorization, 'content-type': type } = request.headers as Record<string, string | undefined>
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(type === undefined ? {} : { 'content-type': type }),
  }
  const reply = await fetch(real + target.replace('/api', ''), {
    method,
    headers,
    ...(body.length > 0 ? { body } : {}),
  })
  response
    .writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
    .end(new Uint8Array(await reply.arrayBuffer()))
}

async function findingsOf(operationId: OperationId) {
  const report = await recorder.report()
  const drift = report.operations.find((each) => each.operationId === operationId)
  const texts = (findings: Finding[] = []) => findings.map(({ where, message }) => `${where} ${message}`)
  return { request: texts(drift?.request), response: texts(drift?.response), drift }
}

async function entryOf(part: string) {
  await recorder.report()
  return entries.find(({ request }) => request.url.includes(part))
}

test('a drifting reply reaches the caller untouched and the report says where it drifts', async () => {
  const response = await fetch(`${origin}/uaa/api/states/provinces?drift=1`)
  expect(response.statusText).toBe('Fine')
  expect(response.headers.getSetCookie()).toEqual(['sid=s3cret; Path=/', 'b=s3cret2'])
  expect(await response.json()).toEqual(driftingProvinces)
  await fetch(`${origin}/uaa/api/states/provinces?drift=1`)
  const { response: found, drift } = await findingsOf('listProvinces')
  expect(found.toSorted()).toEqual([
    "body.data.* must NOT have additional properties; found 'mayor'",
    'body.data.*.name must be string',
  ])
  const named = drift?.response.find(({ where }) => where === 'body.data.*.name')
  expect(named).toMatchObject({ count: 2, first: { value: '7' } })
  expect(troubles).toContain('listProvinces reply: body.data.*.name must be string')
})

test('a reply that keeps the contract is no finding', async () => {
  await fetch(`${origin}/uaa/api/states/provinces/320000/cities`)
  expect(await findingsOf('listCities')).toMatchObject({ request: [], response: [], drift: { calls: 1 } })
})

test('a request that breaks the contract is passed on and reported', async () => {
  const response = await fetch(`${origin}/policy/api/ua/policy/list?current=first&size=5`)
  expect(await response.json()).toMatchObject({ returnCode: '3000' })
  expect((await findingsOf('listPolicies')).request).toContain('query.current must be integer')
  const posted = await fetch(`${origin}/uaa/login`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(posted.status).toBe(400)
  expect((await findingsOf('loginByPassword')).request).toContain('body 请求体不是合法的 JSON')
})

test('a call without a token that is answered 401 is how the contract says it is', async () => {
  expect((await fetch(`${origin}/message/api/msg/list?current=1&size=10`)).status).toBe(401)
  expect(await findingsOf('listMessages')).toMatchObject({ request: [], response: [] })
})

test('addresses that the contract lacks, and operations that were never called, are listed', async () => {
  expect((await fetch(`${origin}/uaa/legacy/13912345678`)).status).toBe(418)
  const report = await recorder.report()
  const found = { method: 'GET', path: '/uaa/legacy/13000000000', calls: 1, statuses: { 418: 1 } }
  expect(report.undocumented).toContainEqual(found)
  expect(report.unseen).toContain('uploadFile')
  expect(report.unseen).not.toContain('listProvinces')
})

test('a connection that the upstream cuts is answered 502 and counted', async () => {
  expect((await fetch(`${origin}/uaa/cut`)).status).toBe(502)
  expect((await recorder.report()).failures).toBe(1)
})

test('a stream passes as it comes, and is recorded as a whole', async () => {
  const reply = await fetch(`${origin}/uaa/stream`)
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  // The upstream goes on only once the first piece has come.
  expect((await reader?.read())?.value).toBe('data: 1\n\n')
  goOn()
  expect((await reader?.read())?.value).toBe('data: 2\n\n')
  expect((await reader?.read())?.done).toBe(true)
  await vi.waitFor(async () => {
    expect((await entryOf('/uaa/stream'))?.response.content.text).toBe('data: 1\n\ndata: 2\n\n')
  })
})

test('a stream that the upstream cuts is cut for the caller, too', async () => {
  const { failures } = await recorder.report()
  const reply = await fetch(`${origin}/uaa/cut-later`)
  await expect(reply.text()).rejects.toThrow('terminated')
  await vi.waitFor(async () => expect((await recorder.report()).failures).toBe(failures + 1))
})

test('secrets and people are masked in the archive and the report, in a shape that still fits the contract', async () => {
  const body = { username: 'member01', password: 'Sekret@2026', captchaCode: 'kL9m', captchaCodeId: 'captcha-77' }
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer sekret.jwt',
    cookie: 'sid=sekret; b=sekret',
  }
  await fetch(`${origin}/uaa/login?tel=13912345678`, { method: 'POST', body: JSON.stringify(body), headers })
  const report = await recorder.report()
  const text = JSON.stringify(entries) + JSON.stringify(report) + printReport(report)
  for (const secret of ['ekret', 's3cret', 'secret-', 'member01', 'kL9m', '13912345678'])
    expect(text).not.toContain(secret)
  const entry = await entryOf('/uaa/login?tel=13000000000')
  expect(entry?.request.headers).toContainEqual({ name: 'authorization', value: 'Bearer redacted' })
  expect(JSON.parse(entry?.request.postData?.text ?? '')).toMatchObject({
    password: 'Xxxxxx@0000',
    captchaCode: 'xX0x',
  })
  expect((await entryOf('drift=1'))?.response.headers).toContainEqual({
    name: 'Set-Cookie',
    value: 'sid=redacted; Path=/',
  })
})

test('an upload is recorded by its name and type, without its bytes', async () => {
  const form = new FormData()
  form.set('file', new Blob(['the bytes of the file'], { type: 'text/plain' }), '说明.txt')
  await fetch(`${origin}/uaa/api/upload/file`, { method: 'POST', body: form })
  const entry = await entryOf('/upload/file')
  expect(entry?.request.postData?.params).toEqual([{ name: 'file', fileName: '说明.txt', contentType: 'text/plain' }])
  expect(JSON.stringify(entry)).not.toContain('the bytes')
})

test('an entry tells request and reply, the text of the reply unpacked', async () => {
  const entry = await entryOf('drift=1')
  expect(entry).toMatchObject({
    comment: 'listProvinces',
    request: { method: 'GET', queryString: [{ name: 'drift', value: '1' }] },
    response: { status: 200, statusText: 'Fine', content: { mimeType: 'application/json' } },
  })
  expect(JSON.parse(entry?.response.content.text ?? '')).toMatchObject({
    data: [{ name: '上海市' }, { mayor: '13000000000' }],
  })
})

test('the Markdown report has a table of what drifts and lists of the rest', async () => {
  const text = printReport(await recorder.report())
  expect(text).toContain('### listProvinces')
  expect(text).toMatch(/\| 应答 \| `body\.data\.\*\.name` \| must be string \| 2 \|/)
  expect(text).toContain('`GET /uaa/legacy/13000000000`')
})
