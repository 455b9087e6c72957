import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'
import { jsonPost, read, startLimitMs } from '../testing/testStubGateway.ts'

let gateway: MockGateway
let origin: string

beforeAll(async () => {
  gateway = await createMockGateway()
  origin = await gateway.listen(0)
}, startLimitMs)
afterAll(() => gateway.close())

const form = { question: '委托境外研发费用怎么加计扣除', sessionId: 's-stream-0001' }

const ask = (accept: string, body: object = form, signal: AbortSignal | null = null) =>
  fetch(`${origin}/consult/api/ua/smart/answer`, {
    ...jsonPost(body),
    headers: { 'content-type': 'application/json', accept },
    signal,
  })

const next = (override: object) =>
  fetch(`${origin}/__mock/next`, jsonPost({ operationId: 'answerRobotQuestion', ...override }))

/** The events of a stream, by name and data. */
const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> }
    })

const namesOf = (text: string) => eventsOf(text).map(({ name }) => name)

/** The text received before the stream broke. The last pieces may be lost. */
async function brokenText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  await expect(
    (async () => {
      for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) text += piece.value
    })(),
  ).rejects.toThrow('terminated')
  return text
}

test('who would rather have events gets the answer in pieces, and at last as a whole', async () => {
  const response = await ask('text/event-stream, application/json;q=0.5')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const events = eventsOf(await response.text())
  expect(events.at(-1)).toMatchObject({ name: 'answer', data: { returnCode: '200' } })
  const whole = events.at(-1)?.data['data'] as { text: string } | undefined
  const pieces = events.slice(0, -1)
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.map(({ name }) => name)).toEqual(pieces.map(() => 'piece'))
  expect(pieces.map(({ data }) => data['text']).join('')).toBe(whole?.text)
  expect(gateway.drifts).toEqual([])
})

test.for([
  '*/*',
  'application/json',
  'application/json, text/event-stream',
  'text/event-stream;q=0.1, */*',
  'text/event-stream;q=0, application/json;q=0.1',
])('who accepts %s gets JSON', async (accept) => {
  const response = await ask(accept)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({ returnCode: '200' })
})

test('what is refused is JSON for everybody', async () => {
  const response = await ask('text/event-stream', { sessionId: form.sessionId })
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({ returnCode: '3000' })
})

test('a stream is cut in the middle where a test says so, and the next one is whole', async () => {
  await next({ cutAfter: 2 })
  expect(namesOf(await brokenText(await ask('text/event-stream')))).not.toContain('answer')
  expect(namesOf(await (await ask('text/event-stream')).text()).at(-1)).toBe('answer')
})

test('the question 断流 cuts its stream after two pieces, and is answered in JSON', async () => {
  const body = { ...form, question: '断流' }
  expect(namesOf(await brokenText(await ask('text/event-stream', body)))).not.toContain('answer')
  expect(await read(ask('application/json', body))).toMatchObject({ returnCode: '200' })
})

test('each piece goes out when it is there, and whoever leaves is written to no more', async () => {
  await next({ pieceMs: 60_000 })
  const leaving = new AbortController()
  const response = await ask('text/event-stream', form, leaving.signal)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(eventsOf(new TextDecoder().decode(first?.value))).toMatchObject([{ name: 'piece' }])
  leaving.abort()
  await expect(reader?.read()).rejects.toThrow('abort')
  expect(gateway.drifts).toEqual([])
})
