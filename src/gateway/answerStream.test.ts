import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerStream, type AnswerEvent } from './answerStream.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { rejectionOf } from './testing/failureOf.ts'
import { fresh, stale } from './testing/renewingServer.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

interface Seen {
  path: string
  accept: string
  token: string | undefined
  body: Record<string, unknown>
}

type Play = (response: ServerResponse, seen: Seen) => void

const whole = exampleReply('answerRobotQuestion')
const form = { question: ' 委托境外研发能加计扣除多少 ', sessionId: 's-7f3a91c2' }
let seen: Seen[]
let left: number
let url: string
let play: Play
let close: () => Promise<void>

/** Sockets run in real time; only the client's own timers are faked. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  seen = []
  left = 0
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
})
afterEach(async () => {
  vi.useRealTimers()
  await close()
})

async function serve(request: IncomingMessage, response: ServerResponse) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  const { accept = '', authorization } = request.headers
  const body = JSON.parse(text) as Record<string, unknown>
  const one = { path: request.url ?? '', accept, token: authorization, body }
  seen.push(one)
  response.on('close', () => {
    if (!response.writableFinished) left += 1
  })
  play(response, one)
}

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
const piece = (text: string) => `event: piece\ndata: ${JSON.stringify({ text })}\n\n`
const end = `event: answer\ndata: ${JSON.stringify(whole)}\n\n`

async function all(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const heard: AnswerEvent[] = []
  for await (const event of events) heard.push(event)
  return heard
}

const answer = { kind: 'answer', answer: whole.data }

test('an answer arrives in pieces, even with characters cut in half, and ends with the whole', async () => {
  const bytes = Buffer.from(`: alive\n\n${piece('查账征收')}${piece('的企业')}${end}`)
  play = (response) => {
    begin(response)
    // In the middle of a character of three bytes.
    const middle = bytes.indexOf(Buffer.from('征')) + 1
    response.write(bytes.subarray(0, middle), () => response.end(bytes.subarray(middle)))
  }
  const { gateway } = createTestClient(url)
  const pieces = [
    { kind: 'piece', text: '查账征收' },
    { kind: 'piece', text: '的企业' },
  ]
  expect(await all(answerStream(gateway, form))).toEqual([...pieces, answer])
  expect(seen[0]?.accept).toBe('text/event-stream, application/json;q=0.5')
  expect(seen[0]?.body).toMatchObject({ question: form.question.trim(), turnId: expect.any(String) as string })
})

test('a gateway that only answers JSON is read as well', async () => {
  play = (response) => json(response, whole)
  expect(await all(answerStream(createTestClient(url).gateway, form))).toEqual([answer])
})

test.for<[string, Play]>([
  ['is cut before its first byte', (response) => response.destroy()],
  [
    'is cut behind a proxy before its first byte',
    (response) => json(response, { returnCode: '502', errorMessage: '服务器连接失败' }, 502),
  ],
  [
    'is cut',
    (response) =>
      begin(response).write(piece('查账'), () => {
        response.destroy()
      }),
  ],
  ['ends without an answer', (response) => begin(response).end(piece('查账'))],
  [
    'carries what is no JSON',
    (response) => begin(response).end(`${piece('查账')}event: answer\ndata: {"returnCode"\n\n`),
  ],
])('when a stream %s, the whole answer of the same turn is requested once', async ([, breaks]) => {
  play = (response, { accept }) =>
    accept.startsWith('text/event-stream') ? breaks(response, seen[0]!) : json(response, whole)
  const { gateway, messages } = createTestClient(url)
  expect((await all(answerStream(gateway, form))).at(-1)).toEqual(answer)
  expect(seen).toHaveLength(2)
  expect(seen[1]?.body).toEqual(seen[0]?.body)
  expect(messages).toEqual([])
})

test('a stream that is silent for 20 s is replaced by the whole answer', async () => {
  play = (response, { accept }) =>
    accept.startsWith('text/event-stream') ? begin(response).write(piece('查账')) : json(response, whole)
  const events = answerStream(createTestClient(url).gateway, form)
  expect(await events.next()).toMatchObject({ value: { kind: 'piece' } })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await all(events)).toEqual([answer])
})

test('when the whole answer fails as well, that is reported once', async () => {
  play = (response, { accept }) =>
    accept.startsWith('text/event-stream') ? begin(response).end() : json(response, { returnCode: '500' }, 500)
  const { gateway, messages } = createTestClient(url)
  expect(await rejectionOf(all(answerStream(gateway, form)))).toMatchObject({ kind: 'server' })
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toHaveLength(1)
  expect(seen).toHaveLength(2)
})

test('a gateway that cannot be reached is reported once', async () => {
  play = (response) => response.destroy()
  const { gateway, messages } = createTestClient(url)
  expect(await rejectionOf(all(answerStream(gateway, form)))).toMatchObject({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toHaveLength(1)
})

test('a refusal is reported as for any call, and not retried', async () => {
  play = (response) => json(response, exampleReply('answerRobotQuestion', 'businessError'))
  const { gateway } = createTestClient(url)
  expect(await rejectionOf(all(answerStream(gateway, form, { silent: true })))).toMatchObject({
    kind: 'fields',
    messages: ['请输入问题'],
  })
  expect(seen).toHaveLength(1)
})

test('stopping the answer ends its events, and the gateway stops writing', async () => {
  play = (response) => begin(response).write(piece('查账'))
  const { gateway, messages } = createTestClient(url)
  const stop = new AbortController()
  const events = answerStream(gateway, form, { signal: stop.signal })
  expect(await events.next()).toMatchObject({ value: { kind: 'piece' } })
  const reason = new Error('stopped')
  stop.abort(reason)
  expect(await rejectionOf(all(events))).toBe(reason)
  await until(() => left === 1)
  expect(seen).toHaveLength(1)
  expect(messages).toEqual([])
})

test('leaving the loop stops the answer', async () => {
  play = (response) => begin(response).write(piece('查账'))
  for await (const event of answerStream(createTestClient(url).gateway, form)) {
    expect(event.kind).toBe('piece')
    break
  }
  await until(() => left === 1)
  expect(seen).toHaveLength(1)
})

test('an expired token is renewed, and the question sent again', async () => {
  play = (response, { path, token }) => {
    if (path.endsWith('/refresh-token')) json(response, { returnCode: '200', data: fresh })
    else if (token === `Bearer ${fresh.access_token}`) begin(response).end(`${piece('查账')}${end}`)
    else json(response, { returnCode: '401', errorMessage: '令牌已失效' }, 401)
  }
  const { gateway } = createTestClient(url, stale)
  expect(await all(answerStream(gateway, form))).toEqual([{ kind: 'piece', text: '查账' }, answer])
})
