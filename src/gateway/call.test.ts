import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { GatewayError } from './error.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer, type ServerReply } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/rejectionOf.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

let server: GatewayServer
let answer: Answer

beforeEach(async () => {
  // Sockets run on real time; only what the client itself waits for is faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = () => ({ json: exampleReply('listProvinces') })
  server = await startGatewayServer((request) => answer(request))
})

afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

async function failureOf(promise: Promise<unknown>): Promise<GatewayError> {
  const error = await rejectionOf(promise)
  if (!(error instanceof GatewayError)) throw new Error(`Expected a GatewayError, got ${String(error)}`)
  return error
}

async function shown(reply: ServerReply | 'cut') {
  answer = () => reply
  const client = createTestClient(server.url)
  const error = await failureOf(call(client.gateway, 'listProvinces', {}))
  await vi.advanceTimersByTimeAsync(100)
  return { error, messages: client.messages }
}

describe('request', () => {
  test('1-54 7-01 goes to the gateway with the method and path of the operation', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: exampleReply('listCities') })
    await call(gateway, 'listCities', { path: { id: '320000' } })
    expect(server.seen).toMatchObject([{ method: 'GET', path: '/uaa/api/states/provinces/320000/cities' }])
  })

  test('7-01 a base with a path prefix is kept, as the portal proxies /gateway', async () => {
    const { gateway } = createTestClient(`${server.url}/gateway`)
    await call(gateway, 'listProvinces', {})
    expect(server.seen[0]?.path).toBe('/gateway/uaa/api/states/provinces')
  })

  test('1-55 7-03 7-04 7-06 7-07 a visitor sends JSON, zh-CN, the tenant host and no token', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: 'member01', password: 'secret', captchaCode: 'A7kP', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body })
    const { headers, text } = server.seen[0]!
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'zh-CN',
      'tenant-host': 'portal.example.gov.cn',
    })
    expect(headers).not.toHaveProperty('authorization')
    for (const name of ['client-ip', 'enterprise-id', 'source']) expect(headers).not.toHaveProperty(name)
    expect(JSON.parse(text)).toEqual(body)
  })

  test('7-05 6-08 a member sends the access token as bearer', async () => {
    const { gateway } = createTestClient(server.url, { accessToken: 'token-1' })
    answer = () => ({ json: exampleReply('getCurrentUser') })
    await call(gateway, 'getCurrentUser', {})
    expect(server.seen[0]?.headers.authorization).toBe('Bearer token-1')
  })

  test('7-08 7-09 7-10 the server also sends client IP, enterprise id and source PC', async () => {
    const context = { clientIp: '203.0.113.7', enterpriseId: 'en-0001', source: 'PC' } as const
    const { gateway } = createTestClient(server.url, {}, { server: context })
    await call(gateway, 'listProvinces', {})
    expect(server.seen[0]?.headers).toMatchObject({
      'client-ip': '203.0.113.7',
      'enterprise-id': 'en-0001',
      source: 'PC',
    })
  })

  test('5-60 the body is trimmed at any depth, inner spaces stay', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: ' member01 ', password: ' two words\t', captchaCode: 'A7kP\n', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body })
    expect(JSON.parse(server.seen[0]!.text)).toEqual({
      username: 'member01',
      password: 'two words',
      captchaCode: 'A7kP',
      captchaCodeId: 'cap-0001',
    })
  })

  test('5-60 a call may send its strings untrimmed', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: exampleReply('loginByPassword') })
    const body = { username: 'member01', password: ' secret ', captchaCode: 'A7kP', captchaCodeId: 'cap-0001' }
    await call(gateway, 'loginByPassword', { body }, { trim: false })
    expect(JSON.parse(server.seen[0]!.text)).toMatchObject({ password: ' secret ' })
  })

  test('5-61 params are trimmed, absent ones left out, lists joined by commas', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: exampleReply('searchPolicies') })
    await call(gateway, 'searchPolicies', {
      query: { keyword: ' 专精 特新 ', policyTag: undefined, level: ['CITY', 'COUNTY'], current: 2 },
    })
    expect(Object.fromEntries(server.seen[0]!.query)).toEqual({
      current: '2',
      keyword: '专精 特新',
      level: 'CITY,COUNTY',
    })
  })
})

describe('reply', () => {
  test('7-11 7-12 a returnCode that starts with 200 is a success, and data is the result', async () => {
    const { gateway } = createTestClient(server.url)
    const { data } = exampleReply('listProvinces')
    answer = () => ({ json: { returnCode: '20001', data } })
    await expect(call(gateway, 'listProvinces', {})).resolves.toEqual(data)
  })

  test('a binary operation returns the bytes', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ headers: { 'content-type': 'application/octet-stream' }, text: '演示文件内容' })
    const file = await call(gateway, 'downloadFile', { query: { filePath: 'f-0001', fileName: '材料.txt' } })
    expect(file).toBeInstanceOf(Blob)
    await expect(file.text()).resolves.toBe('演示文件内容')
  })

  test('8-09 a business error in place of the bytes of a binary operation is an error', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ json: { returnCode: '4040', errorMessage: '文件不存在' } })
    const failure = failureOf(call(gateway, 'downloadFile', { query: { filePath: 'f-9', fileName: 'a.txt' } }))
    await expect(failure).resolves.toMatchObject({ kind: 'business', messages: ['文件不存在'] })
  })

  test('an HTML operation returns the text', async () => {
    const { gateway } = createTestClient(server.url)
    answer = () => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, text: '<p>预览</p>' })
    await expect(call(gateway, 'previewDeclareDoc', { query: { docUrl: '/doc/a.docx' } })).resolves.toBe('<p>预览</p>')
  })
})

describe('errors', () => {
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
    answer = () => 'hang'
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
    answer = () => ({ headers: { 'content-length': '100', 'content-type': 'application/json' }, text: '{"returnCode"' })
    const { gateway } = createTestClient(server.url)
    const failure = failureOf(call(gateway, 'listProvinces', {}))
    await until(() => server.seen.length === 1)
    await vi.advanceTimersByTimeAsync(20_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
  })

  test('7-02 a call may set its own time-out', async () => {
    answer = () => 'hang'
    const { gateway } = createTestClient(server.url)
    const failure = failureOf(call(gateway, 'listProvinces', {}, { timeout: 50 }))
    await until(() => server.seen.length === 1)
    await vi.advanceTimersByTimeAsync(50)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
  })

  test('a call the user has left rejects with the reason and shows nothing', async () => {
    answer = () => 'hang'
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
    expect(error).toMatchObject({ kind: 'business', code: 1, returnCode: '4002', messages: ['账号或密码错误'] })
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
    const { error, messages } = await shown({ json: { returnCode: '3000', data } })
    expect(error).toMatchObject({ kind: 'fields', code: 1 })
    expect(error.items[1]).toEqual({ text: '请输入短信验证码', field: 'body.verifyCode' })
    expect(messages).toEqual([
      { level: 'warning', text: '请输入手机号' },
      { level: 'warning', text: '请输入短信验证码' },
    ])
  })

  test('a silent call throws and shows nothing', async () => {
    answer = () => ({ status: 500 })
    const { gateway, messages } = createTestClient(server.url)
    await failureOf(call(gateway, 'listProvinces', {}, { silent: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(messages).toEqual([])
  })

  test.each([
    ['8-26', 'getCurrentUserCode', { query: { redirectUri: '/', clientId: 'app' } }],
    ['8-27', 'logout', {}],
    ['8-25', 'refreshTokens', { body: { refreshToken: 'example-refresh-token-0001' } }],
  ] as const)('%s an error of %s is silently ignored', async (_, id, input) => {
    answer = () => ({ status: 500 })
    const { gateway, messages } = createTestClient(server.url, { accessToken: 'token-1' })
    const heard = vi.fn<(error: GatewayError) => void>()
    gateway.onRequestError(heard)
    await failureOf(call(gateway, id, input as never))
    await vi.advanceTimersByTimeAsync(100)
    expect(messages).toEqual([])
    expect(heard).not.toHaveBeenCalled()
  })

  test('8-23 9-02 the same failure of many calls is shown once, 100 ms after the last', async () => {
    answer = () => ({ status: 500 })
    const { gateway, messages } = createTestClient(server.url)
    await Promise.all(Array.from({ length: 5 }, () => failureOf(call(gateway, 'listProvinces', {}))))
    await vi.advanceTimersByTimeAsync(99)
    expect(messages).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(messages).toEqual([{ level: 'error', text: '服务器内部错误' }])
  })

  test('8-24 whoever listens hears of each failed call, until he unsubscribes', async () => {
    answer = () => ({ json: { returnCode: '4001', errorMessage: '图形验证码错误' } })
    const { gateway } = createTestClient(server.url)
    const refetchCaptcha = vi.fn<(error: GatewayError) => void>()
    const unsubscribe = gateway.onRequestError(refetchCaptcha)
    await failureOf(call(gateway, 'listProvinces', {}))
    expect(refetchCaptcha.mock.lastCall?.[0]).toMatchObject({ operationId: 'listProvinces', returnCode: '4001' })
    unsubscribe()
    await failureOf(call(gateway, 'listProvinces', {}))
    expect(refetchCaptcha).toHaveBeenCalledTimes(1)
  })
})
