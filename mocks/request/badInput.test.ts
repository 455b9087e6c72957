import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'

/** On a busy machine it takes a while to load the contract. */
const startLimitMs = 60_000

let gateway: MockGateway
let origin: string
const troubles: string[] = []

beforeAll(async () => {
  gateway = await createMockGateway({ onTrouble: (trouble) => troubles.push(trouble) })
  origin = await gateway.listen(0)
  const { id: userId } = gateway.store.users.all()[0]!
  const session = { userId, refreshToken: 'refresh', accessExpiresAt: Date.now() + 3_600_000, revoked: false }
  gateway.store.sessions.insert({ id: 'session-test', accessToken: 'good-token', ...session })
}, startLimitMs)
afterAll(() => gateway.close())

// Whatever was sent, the next visitor is served, no unexpected error was thrown and no reply broke the contract.
afterEach(async () => {
  const next = await fetch(`${origin}/uaa/api/dict/value?typeCode=EN_TYPE`)
  if (next.status !== 200) throw new Error(`The next visitor was answered ${next.status}`)
  const violations = gateway.drifts.map((drift) => drift.violation)
  if (troubles.length + violations.length > 0) throw new Error([...troubles, ...violations].join('\n'))
})

/** Sends raw bytes and resolves with everything received until the server closed or the reply was complete. */
function raw(text: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(text))
    let reply = ''
    socket.on('data', (chunk) => (reply += chunk.toString('utf8')))
    socket.once('end', () => resolve(reply))
    socket.once('error', reject)
  })
}

function get(target: string): Promise<string> {
  return raw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
}

function post(path: string, body: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, { method: 'POST', body, headers })
}

async function envelope(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  return { status: response.status, ...((await response.json()) as object) }
}

const json = { 'content-type': 'application/json' }

test.each([
  ['a cut object', '{"username":'],
  ['no JSON at all', 'username=member01'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['a NUL', '"\u0000"'],
])('malformed JSON, %s, is answered 400', async (_, body) => {
  expect(await envelope(await post('/uaa/login', body, json))).toEqual({
    status: 400,
    returnCode: '400',
    errorMessage: '请求体不是合法的 JSON',
  })
})

test('JSON that nests too deeply is answered 400', async () => {
  const body = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(await envelope(await post('/uaa/login', body, json))).toMatchObject({ status: 400, returnCode: '400' })
})

test('a __proto__ key pollutes nothing and is refused like any unknown field', async () => {
  const body = '{"username":"a","password":"b","__proto__":{"polluted":true}}'
  expect(await envelope(await post('/uaa/login', body, json))).toMatchObject({ status: 200, returnCode: '3000' })
  expect('polluted' in {}).toBe(false)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=gbk',
  '',
])('the content type %j for a JSON operation is answered 400', async (contentType) => {
  expect(await envelope(await post('/uaa/login', '{}', { 'content-type': contentType }))).toEqual({
    status: 400,
    returnCode: '400',
    errorMessage: '请求的内容类型应为 application/json',
  })
})

test.each([
  ['with its length announced', 'x'.repeat(1024 * 1024 + 1)],
  ['in chunks of unknown length', new Blob(['x'.repeat(3 * 1024 * 1024)]).stream()],
])('a JSON body beyond 1 MB, %s, is answered 413', async (_, body) => {
  const init = { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit
  expect(await envelope(await fetch(`${origin}/uaa/login`, init))).toEqual({
    status: 413,
    returnCode: '413',
    errorMessage: '请求体不能超过 1 MB',
  })
})

test('an oversized body for an operation that takes none is answered 413', async () => {
  const response = await post('/uaa/api/register/captcha/graph', 'x'.repeat(2 * 1024 * 1024))
  expect(await envelope(response)).toMatchObject({ status: 413 })
})

function uploadOf(content: Uint8Array<ArrayBuffer>, name: string): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return post('/uaa/api/upload/file', form, { authorization: 'Bearer good-token' })
}

test('a video is taken that is larger than any other file may be', async () => {
  const video = new Uint8Array(40 * 1024 * 1024)
  video.set(new TextEncoder().encode('ftyp'), 4)
  expect(await envelope(await uploadOf(video, '示例.mp4'))).toMatchObject({
    returnCode: '200',
    data: { size: video.length },
  })
})

test('a multipart body beyond 101 MB is answered 413', async () => {
  const reply = await envelope(await uploadOf(new Uint8Array(101 * 1024 * 1024), 'large.zip'))
  expect(reply).toEqual({ status: 413, returnCode: '413', errorMessage: '请求体不能超过 101 MB' })
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'with parts cut off',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\nx',
  ],
])('a multipart body %s is answered 400', async (_, contentType, body) => {
  const headers = { 'content-type': contentType, authorization: 'Bearer good-token' }
  expect(await envelope(await post('/uaa/api/upload/file', body, headers))).toEqual({
    status: 400,
    returnCode: '400',
    errorMessage: '请求体不是合法的 multipart/form-data',
  })
})

test('a multipart body of very many parts is answered 400', async () => {
  const form = new FormData()
  for (let part = 0; part < 101; part += 1) form.append('file', 'x')
  const response = await post('/uaa/api/upload/file', form, { authorization: 'Bearer good-token' })
  expect(await envelope(response)).toMatchObject({ status: 400, errorMessage: '请求体不能超过 100 个部分' })
})

test.each([
  '/nothing',
  '/uaa/api/dict/value/',
  '/uaa//api/dict/value',
  '/UAA/api/dict/value',
  '/uaa/api/dict/value/x/y/z',
])('the unknown path %s is answered 404 api地址不存在', async (path) => {
  expect(await envelope(await fetch(origin + path))).toEqual({
    status: 404,
    returnCode: '404',
    errorMessage: 'api地址不存在',
  })
})

test('another method is answered 405 and told the right ones', async () => {
  const response = await fetch(`${origin}/uaa/login`)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect(await envelope(response)).toEqual({ status: 405, returnCode: '405', errorMessage: '请求方法不支持' })
  expect(await raw('TRACE /uaa/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 405 /)
})

test.each([
  ['/uaa/api/states/provinces/%/cities', 400],
  ['/uaa/api/states/provinces/%zz/cities', 400],
  ['/uaa/api/states/provinces/%ff/cities', 400],
  ['/uaa/api/dict/value?typeCode=%', 400],
  ['/uaa/api/dict/value?typeCode=%e4%b8', 400],
  ['relative', 400],
  ['/uaa/../uaa/api/dict/value?typeCode=EN_TYPE', 404],
  ['/uaa/%2e%2e/uaa/api/dict/value?typeCode=EN_TYPE', 404],
  ['/uaa/api/states/provinces/..%2f..%2fetc/cities', 404],
  ['/uaa/api/states/provinces/%5c/cities', 404],
  ['/uaa/api/states/provinces/%00/cities', 404],
  ['//uaa/api/dict/value', 404],
])('the path %s is answered %d', async (target, status) => {
  const reply = await get(target)
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(reply).toContain(`{"returnCode":"${status}","errorMessage":"`)
})

test('the absolute form of a target is understood', async () => {
  expect(await get('http://portal.example/uaa/api/dict/value?typeCode=EN_TYPE')).toMatch(/^HTTP\/1.1 200 /)
})

test.each(['Bearer forged', 'Bearer ', 'bearer', 'Basic bWVtYmVyOm1lbWJlcg==', 'Bearer good-token extra', ''])(
  'a member operation with the authorization %j is answered 401',
  async (authorization) => {
    const response = await fetch(`${origin}/uaa/api/current-user`, { headers: { authorization } })
    expect(await envelope(response)).toEqual({
      status: 401,
      returnCode: '401',
      errorMessage: '登录过期或未登录，请重新登录',
    })
  },
)

test('a bad token does not keep a visitor from what is public', async () => {
  const response = await fetch(`${origin}/uaa/api/dict/value?typeCode=EN_TYPE`, {
    headers: { authorization: 'Bearer x' },
  })
  expect(response.status).toBe(200)
})

test('a query that breaks the contract is answered 3000 with a message per field', async () => {
  const response = await fetch(`${origin}/uaa/login-phone?tel=abc`, { method: 'POST' })
  expect(await envelope(response)).toEqual({
    status: 200,
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: expect.arrayContaining([
      { errorMessage: '请输入正确的手机号码', field: 'query.tel' },
      { errorMessage: '请输入短信验证码', field: 'query.verifyCode' },
    ]),
  })
})

test('a body that breaks the contract is answered 3000 with the titles of the fields', async () => {
  const body = JSON.stringify({ username: 'x'.repeat(51), password: 5, captchaCode: '   ' })
  const reply = (await (await post('/uaa/login', body, json)).json()) as { data: object[] }
  expect(reply).toMatchObject({ returnCode: '3000' })
  expect(reply.data).toEqual(
    expect.arrayContaining([
      { errorMessage: '用户名不能超过 50 个字符', field: 'body.username' },
      { errorMessage: '密码类型不正确', field: 'body.password' },
      { errorMessage: '请输入图形验证码中的字符', field: 'body.captchaCode' },
    ]),
  )
})

test('a body that is missing is answered 3000', async () => {
  expect(await envelope(await post('/uaa/login', null))).toEqual({
    status: 200,
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage: '请求体不能为空', field: 'body' }],
  })
})

test('a file of a wrong address is answered 404, since a binary reply has no room for 3000', async () => {
  const response = await fetch(`${origin}/uaa/api/download/file?filePath=%24`)
  expect(await envelope(response)).toMatchObject({ status: 404, returnCode: '404' })
})

test('bytes that are no HTTP are answered 400, headers beyond the limit 431', async () => {
  expect(await raw('\u0016\u0003\u0001 hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"returnCode":"400"/)
  const headers = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`
  expect(await raw(headers)).toMatch(/^HTTP\/1.1 431 [^]*"returnCode":"431"/)
})

test('a HEAD that is no HTTP is answered without a body, like any HEAD', async () => {
  expect(await raw('HEAD %2fuaa HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*\r\n\r\n$/)
})

test('a client that leaves in the middle of its body harms nobody', async () => {
  const { hostname, port } = new URL(origin)
  const head = 'POST /uaa/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{'
  const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()))
  const last = async () => ((await (await fetch(`${origin}/__mock/requests`)).json()) as object[]).at(-1)
  await expect.poll(last).toMatchObject({ operationId: 'loginByPassword', status: 400 })
})

test.for(['0x5', '1e1', '+5', '5.'])('%s is no number in an address, as most languages read it', async (size) => {
  const page = await fetch(`${origin}/supanddem/api/ua/customer/event/page?current=1&size=${encodeURIComponent(size)}`)
  expect(await page.json()).toMatchObject({
    returnCode: '3000',
    data: [expect.objectContaining({ field: 'query.size' })],
  })
})
