import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jsonPost, read, startLimitMs, startStubGateway, type StubGateway } from '../testing/testStubGateway.ts'

let stub: StubGateway

beforeAll(async () => {
  stub = await startStubGateway()
}, startLimitMs)
afterAll(() => stub.close())
beforeEach(() => {
  stub.calls.length = 0
})

const page = '/supanddem/api/ua/customer/event/page'
const typing = (text: string) => stub.call(`${page}?name=${encodeURIComponent(text)}`)

/** A client may disconnect before its request has arrived, so this is repeated until one has arrived. */
async function leaveWaiting(text: string) {
  await stub.call(`${page}?name=${encodeURIComponent(text)}`, { signal: AbortSignal.timeout(100) }).catch(() => {})
  return ((await read(stub.control('GET', '/requests'))) as object[]).at(-1)
}

test.each([
  ['错误500', 500, { returnCode: '500', errorMessage: '服务器内部错误' }],
  ['错误404', 404, { returnCode: '404' }],
  ['错误401', 401, { returnCode: '401' }],
  ['业务错误', 200, { returnCode: '5000' }],
  ['校验错误', 200, { returnCode: '3000', data: [{}, {}] }],
  ['空', 200, { returnCode: '200', data: { records: [], total: 0 } }],
])('the text %s is answered with its failure and does not reach the handler', async (text, status, expected) => {
  const response = await typing(text)
  expect(response.status).toBe(status)
  expect(await read(response)).toMatchObject(expected)
  expect(stub.calls).toEqual([])
})

test('the text 断网 cuts the connection', async () => {
  await expect(typing('断网')).rejects.toThrow('fetch failed')
})

test('the text 超时 leaves the client waiting, and its leaving ends the request', async () => {
  await expect.poll(() => leaveWaiting('超时')).toMatchObject({ operationId: 'pageEvents', status: 0 })
  expect(stub.calls).toEqual([])
})

test('a sentinel in a body works too', async () => {
  const form = { username: '业务错误', password: 'b', captchaCode: 'c', captchaCodeId: 'd' }
  expect(await read(stub.call('/uaa/login', jsonPost(form)))).toMatchObject({ returnCode: '5000' })
})

test('the next reply of an operation can be set, for as many calls as asked', async () => {
  await stub.control('POST', '/next', { operationId: 'pageEvents', status: 503, errorMessage: '维护中', times: 2 })
  await stub.control('POST', '/next', { operationId: 'pageEvents', returnCode: '4090' })
  expect(await read(typing('a'))).toEqual({ returnCode: '503', errorMessage: '维护中' })
  expect((await typing('a')).status).toBe(503)
  expect(await read(typing('a'))).toMatchObject({ returnCode: '4090' })
  expect(await read(typing('a'))).toMatchObject({ returnCode: '200' })
})

test('at a fault rate of 1 no call is answered, the control API always is', async () => {
  await stub.control('PUT', '/settings', { faultRate: 1 })
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count += 1) {
    statuses.add(
      await typing('a')
        .then((response) => response.status)
        .catch(() => 0),
    )
  }
  expect(statuses).toEqual(new Set([0, 500]))
  expect(stub.calls).toEqual([])
  await stub.control('PUT', '/settings', { faultRate: 0 })
  expect((await typing('a')).status).toBe(200)
})

test('latency is added to every reply: one that would take a minute is not there when the client leaves', async () => {
  await stub.control('PUT', '/settings', { latencyMs: 60_000 })
  await expect.poll(() => leaveWaiting('a')).toMatchObject({ operationId: 'pageEvents', status: 0 })
  expect(stub.calls).toEqual([])
  await stub.control('PUT', '/settings', { latencyMs: 1 })
  expect(await read(typing('a'))).toMatchObject({ returnCode: '200' })
  await stub.control('PUT', '/settings', { latencyMs: 0 })
})
