import { expect, test, vi } from 'vitest'
import { call } from './call.ts'
import type { GatewayError } from './error.ts'
import { isNoRecord } from './refusal.ts'
import { answeringServer } from './testing/answeringServer.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { failureOf, rejectionOf } from './testing/failureOf.ts'
import type { ServerReply } from './testing/gatewayServer.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

const server = answeringServer()

async function shown(reply: ServerReply | 'cut') {
  server.answer = () => reply
  const client = createTestClient(server.url)
  const error = await failureOf(call(client.gateway, 'listProvinces', {}))
  await vi.advanceTimersByTimeAsync(100)
  return { error, messages: client.messages }
}

test('8-01 8-02 8-03 404 shows api地址不存在 as an error and gives code 404', async () => {
  const { error, messages } = await shown({ status: 404, json: { returnCode: '404', errorMessage: 'no such path' } })
  expect(error).toMatchObject({ kind: 'notFound', code: 404, status: 404 })
  expect(messages).toEqual([{ level: 'error', text: 'api地址不存在' }])
})

test('8-04 500 shows 服务器内部错误', async () => {
  const { error, messages } = await shown({ status: 500, json: { returnCode: '500', errorMessage: 'boom' } })
  expect(error).toMatchObject({ kind: 'server', code: 2 })
  expect(messages).toEqual([{ level: 'error', text: '服务器内部错误' }])
})

test.each([404, 500, 503])('8-07 an empty body with status %i is a failure, not a success', async (status) => {
  const { error, messages } = await shown({ status, headers: { 'content-length': '0' } })
  expect(error.status).toBe(status)
  expect(messages).toHaveLength(1)
})

test('8-07 an empty success, which carries no envelope, is a failure with code 2', async () => {
  const { error, messages } = await shown({ status: 204 })
  expect(error).toMatchObject({ kind: 'other', code: 2 })
  expect(messages).toEqual([{ level: 'error', text: '未知错误' }])
})

test('8-07 another status without an envelope gives code 2', async () => {
  const { error } = await shown({ status: 418, text: 'teapot' })
  expect(error).toMatchObject({ kind: 'other', code: 2, status: 418 })
})

test('8-05 8-08 a network error shows 服务器连接失败 and gives code 3', async () => {
  const { error, messages } = await shown('cut')
  expect(error).toMatchObject({ kind: 'network', code: 3, status: undefined })
  expect(messages).toEqual([{ level: 'error', text: '服务器连接失败' }])
})

test('8-05 a proxy that cannot reach the gateway shows 服务器连接失败', async () => {
  const { messages } = await shown({ status: 502, text: '<html>Bad Gateway</html>' })
  expect(messages).toEqual([{ level: 'error', text: '服务器连接失败' }])
})

test('8-06 7-02 8-08 9-01 a gateway silent for 20 s shows 请求超时 and gives code 3', async () => {
  server.answer = () => 'hang'
  const { gateway, messages } = createTestClient(server.url)
  let ended = false
  const failure = failureOf(call(gateway, 'listProvinces', {})).finally(() => {
    ended = true
  })
  await until(() => server.seen.length === 1)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(failure).resolves.toMatchObject({ kind: 'timeout', code: 3 })
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([{ level: 'error', text: '请求超时' }])
})

test('8-06 a body that stops half-way also times out', async () => {
  server.answer = () => ({
    headers: { 'content-length': '100', 'content-type': 'application/json' },
    text: '{"returnCode"',
  })
  const { gateway } = createTestClient(server.url)
  const failure = failureOf(call(gateway, 'listProvinces', {}))
  await until(() => server.seen.length === 1)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
})

test('7-02 a call may set its own time-out', async () => {
  server.answer = () => 'hang'
  const { gateway } = createTestClient(server.url)
  const failure = failureOf(call(gateway, 'listProvinces', {}, { timeout: 50 }))
  await until(() => server.seen.length === 1)
  await vi.advanceTimersByTimeAsync(50)
  await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
})

test('a call aborted by the user rejects with the reason and shows nothing', async () => {
  server.answer = () => 'hang'
  const { gateway, messages } = createTestClient(server.url)
  const leaving = new AbortController()
  const rejection = rejectionOf(call(gateway, 'listProvinces', {}, { signal: leaving.signal }))
  await until(() => server.seen.length === 1)
  const reason = new Error('left the page')
  leaving.abort(reason)
  await expect(rejection).resolves.toBe(reason)
  await until(() => server.seen[0]!.abandoned)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('8-09 8-10 8-14 8-17 8-18 a business error shows code and message, without the status 200', async () => {
  const { error, messages } = await shown({ json: { returnCode: '4002', errorMessage: '账号或密码错误' } })
  expect(error).toMatchObject({ kind: 'business', code: 1, returnCode: '4002', messages: ['4002：账号或密码错误'] })
  expect(messages).toEqual([{ level: 'error', text: '4002：账号或密码错误' }])
})

test('8-17 a business error with another status shows it in brackets', async () => {
  const { messages } = await shown({
    status: 400,
    json: { returnCode: '400', errorMessage: '请求体不是合法的 JSON' },
  })
  expect(messages).toEqual([{ level: 'error', text: '400（400）：请求体不是合法的 JSON' }])
})

test('8-15 8-14 code 3000 shows each message of data as a warning', async () => {
  const data = [
    { errorMessage: '请输入手机号', field: 'body.tel' },
    { errorMessage: '请输入短信验证码', field: 'body.verifyCode' },
  ]
  const { error, messages } = await shown({ json: { returnCode: '3000', errorMessage: '提交的内容有误', data } })
  expect(error).toMatchObject({ kind: 'fields', code: 1 })
  expect(error.items[1]).toEqual({ text: '请输入短信验证码', field: 'body.verifyCode' })
  expect(messages).toEqual([
    { level: 'warning', text: '请输入手机号' },
    { level: 'warning', text: '请输入短信验证码' },
  ])
})

test('a silent call throws and shows nothing', async () => {
  server.answer = () => ({ status: 500 })
  const { gateway, messages } = createTestClient(server.url)
  await failureOf(call(gateway, 'listProvinces', {}, { silent: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('a call that expects one refusal shows no message for it, but for every other', async () => {
  const { gateway, messages } = createTestClient(server.url)
  for (const returnCode of ['4040', '4090']) {
    server.answer = () => ({ json: { returnCode, errorMessage: '不行', data: null } })
    await failureOf(call(gateway, 'listProvinces', {}, { silent: isNoRecord }))
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([{ level: 'error', text: '4090：不行' }])
})

test.each([
  ['8-26', 'getCurrentUserCode', { query: { redirectUri: '/', clientId: 'app' } }],
  ['8-27', 'logout', {}],
  ['8-25', 'refreshTokens', { body: { refreshToken: 'example-refresh-token-0001' } }],
] as const)('%s an error of %s is silently ignored', async (_, id, input) => {
  server.answer = () => ({ status: 500 })
  const { gateway, messages } = createTestClient(server.url, { accessToken: 'token-1' })
  const heard = vi.fn<(error: GatewayError) => void>()
  gateway.onRequestError(heard)
  await failureOf(call(gateway, id, input as never))
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
  expect(heard).not.toHaveBeenCalled()
})

test('when a call succeeds or fails again, the message of its previous failure is withdrawn', async () => {
  const withdraw = vi.fn<(about: string) => void>()
  const { gateway } = createTestClient(server.url, {}, { withdraw })
  server.answer = () => ({ status: 500 })
  await failureOf(call(gateway, 'listProvinces', {}))
  expect(withdraw.mock.calls).toEqual([['listProvinces']])
  server.answer = () => ({ json: exampleReply('listProvinces') })
  await call(gateway, 'listProvinces', {})
  expect(withdraw.mock.calls).toEqual([['listProvinces'], ['listProvinces']])
})

test('8-23 9-02 the same failure of many calls is shown once, 100 ms after the last', async () => {
  server.answer = () => ({ status: 500 })
  const { gateway, messages } = createTestClient(server.url)
  await Promise.all(Array.from({ length: 5 }, () => failureOf(call(gateway, 'listProvinces', {}))))
  await vi.advanceTimersByTimeAsync(99)
  expect(messages).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(messages).toEqual([{ level: 'error', text: '服务器内部错误' }])
})

test('8-24 a listener hears of each failed call until it unsubscribes', async () => {
  server.answer = () => ({ json: { returnCode: '4001', errorMessage: '图形验证码错误' } })
  const { gateway } = createTestClient(server.url)
  const refetchCaptcha = vi.fn<(error: GatewayError) => void>()
  const unsubscribe = gateway.onRequestError(refetchCaptcha)
  await failureOf(call(gateway, 'listProvinces', {}))
  expect(refetchCaptcha.mock.lastCall?.[0]).toMatchObject({ operationId: 'listProvinces', returnCode: '4001' })
  unsubscribe()
  await failureOf(call(gateway, 'listProvinces', {}))
  expect(refetchCaptcha).toHaveBeenCalledTimes(1)
})
