import { expect, test } from 'vitest'
import { call } from '../call.ts'
import { htmlReplies } from '../generated/html.ts'
import { operations, type OperationId } from '../generated/operations.ts'
import { answeringServer } from '../testing/answeringServer.ts'
import { exampleReply } from '../testing/contractExamples.ts'
import { failureOf } from '../testing/failureOf.ts'
import { createTestClient } from '../testing/testClient.ts'
import { changeText } from './changeText.ts'

const server = answeringServer()

const attack = '<h1>正文</h1><script>attack()</script><a href="javascript:attack()">甲</a><img src=x onerror=attack()>'
const clean = '<h2>正文</h2><a>甲</a><img src="x" alt="">'

const replies = Object.entries(htmlReplies) as [OperationId, string[][]][]

test('at least twelve operations of the contract reply with HTML', () => {
  expect(replies.length).toBeGreaterThanOrEqual(12)
  expect(replies.map(([id]) => id)).toEqual(
    expect.arrayContaining(['getResource', 'getNotice', 'getEventDetail', 'getAttract', 'getHelpArticle', 'getAd']),
  )
})

test.each(replies)('no reply of %s contains markup that the contract does not list', async (id, places) => {
  const example = exampleReply(id)
  const reply = structuredClone(example)
  const expected = structuredClone(example.data)
  for (const place of places) {
    changeText(reply.data, place, () => attack)
    changeText(expected, place, () => clean)
  }
  expect(JSON.stringify(reply)).toContain('attack()')
  server.answer = () => ({ json: reply })
  const { gateway } = createTestClient(server.url, { accessToken: 'token-1' })
  const data = await gateway.perform(id, (accessToken) => gateway.exchange(id, {}, { accessToken }))
  expect(data).toEqual(expected)
})

test('texts that are not HTML stay as they were typed', async () => {
  const reply = exampleReply('getDemand')
  const description = '压力 < 5 MPa，<b>精度</b> & 速度'
  Object.assign(reply.data as object, { description })
  server.answer = () => ({ json: reply })
  const { gateway } = createTestClient(server.url)
  expect(await call(gateway, 'getDemand', { query: { id: 'de-1001' } })).toMatchObject({ description })
})

test('a refusal of such an operation is passed on', async () => {
  server.answer = () => ({ json: { returnCode: '5000', errorMessage: '资源不存在' } })
  const { gateway } = createTestClient(server.url)
  const failure = await failureOf(call(gateway, 'getResource', { query: { id: 're-0' } }))
  expect(failure.items).toEqual([{ text: '资源不存在' }])
})

test.each([
  [['a'], { a: 'x', b: 'x' }, { a: '!', b: 'x' }],
  [['a', '*'], { a: ['x', 1, 'x'] }, { a: ['!', 1, '!'] }],
  [
    ['*', 'a', 'b'],
    [{ a: { b: 'x' } }, { a: null }, {}],
    [{ a: { b: '!' } }, { a: null }, {}],
  ],
  [['a', 'b'], { a: 'x' }, { a: 'x' }],
  [['a'], null, null],
  [['__proto__', 'a'], {}, {}],
])('the texts at %j are changed where they exist', (place, value, expected) => {
  changeText(value, place, () => '!')
  expect(value).toEqual(expected)
})

test('each operation with HTML is in the operations table', () => {
  for (const [id] of replies) expect(operations).toHaveProperty(id)
})
