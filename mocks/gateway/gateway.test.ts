import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMockGateway } from './gateway.ts'
import { jsonPost, read, startLimitMs, startStubGateway, type StubGateway } from '../testing/testStubGateway.ts'

let stub: StubGateway
let token: string

beforeAll(async () => {
  stub = await startStubGateway()
}, startLimitMs)
afterAll(() => stub.close())

beforeEach(() => {
  stub.calls.length = 0
  token = stub.signIn()
})

function asMember(accessToken = token): RequestInit {
  return { headers: { authorization: `Bearer ${accessToken}` } }
}

describe('answers', () => {
  afterEach(() => {
    if (stub.gateway.drifts.length > 0) throw new Error(JSON.stringify(stub.gateway.drifts))
  })

  test('a handler answers in the success envelope', async () => {
    expect(await read(stub.call('/uaa/api/dict/value?typeCode=EN_TYPE'))).toEqual({
      returnCode: '200',
      data: [{ id: 'd-1', label: 'EN_TYPE', value: 'X' }],
    })
  })

  test('an operation without a handler answers the first example of the contract', async () => {
    const reply = await read(stub.call('/uaa/api/ua/tenant/info'))
    expect(reply).toMatchObject({ returnCode: '200', data: { id: expect.any(String) } })
  })

  test('a business failure of a handler keeps HTTP 200 with its own code', async () => {
    const response = await stub.call(
      '/uaa/login',
      jsonPost({ username: 'a', password: 'b', captchaCode: 'c', captchaCodeId: 'd' }),
    )
    expect(response.status).toBe(200)
    expect(await read(response)).toEqual({ returnCode: '4002', errorMessage: '用户名或密码错误' })
  })

  test('several messages come as a list under returnCode 3000', async () => {
    expect(await read(stub.call('/uaa/api/refresh-token', jsonPost({ refreshToken: 'x' })))).toEqual({
      returnCode: '3000',
      errorMessage: '填写的内容有误，请逐项检查',
      data: [{ errorMessage: '令牌不能为空', field: 'body.refreshToken' }],
    })
  })

  test('texts of a body and of a query arrive trimmed', async () => {
    await stub.call(
      '/uaa/login',
      jsonPost({ username: '  member01 ', password: ' b', captchaCode: 'c ', captchaCodeId: 'd' }),
    )
    await stub.call('/supanddem/api/ua/customer/event/page?name=%20%20对接会+')
    expect(stub.calls).toEqual([
      { username: 'member01', password: 'b', captchaCode: 'c', captchaCodeId: 'd' },
      { name: '对接会', current: 1, size: 10 },
    ])
  })

  test('a query arrives in the types of the contract, with its defaults and without empty texts', async () => {
    await stub.call('/supanddem/api/ua/customer/event/page?current=3&name=')
    expect(stub.calls).toEqual([{ current: 3, size: 10 }])
  })

  test('a comma-joined list arrives as a list', async () => {
    const reply = await read(stub.call('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE,PO_TECHNICAL'))
    expect(Object.keys((reply as { data: object }).data)).toEqual(['EN_TYPE', 'PO_TECHNICAL'])
  })

  test('bytes of a binary reply arrive intact, under the file name asked for', async () => {
    const response = await stub.call('/uaa/api/download/file?filePath=f-1&fileName=证书(1).png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%E8%AF%81%E4%B9%A6%281%29.png`,
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(stub.bytes)
  })

  test('bytes of an uploaded file arrive intact', async () => {
    const form = new FormData()
    form.set('file', new Blob([stub.bytes], { type: 'image/png' }), '头像.png')
    const reply = await read(stub.call('/uaa/api/upload/file', { method: 'POST', body: form, ...asMember() }))
    expect(reply).toMatchObject({ data: { name: '头像.png', size: 512 } })
    expect(stub.calls).toEqual(['头像.png image/png true'])
  })

  test('an HTML reply is text that cannot run anything', async () => {
    const response = await stub.call('/policy/api/declare/preview?docUrl=/x')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe('<p>预览</p>')
  })

  test('HEAD answers as GET does, without the body', async () => {
    const target = '/uaa/api/dict/value?typeCode=EN_TYPE'
    const head = await stub.call(target, { method: 'HEAD' })
    const got = await stub.call(target)
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })
})

describe('Prefer', () => {
  test.each([
    ['example=businessError', 200, { returnCode: '3000' }],
    ['code=200, example=empty', 200, { returnCode: '200', data: [] }],
    ['code=404; example="notFound"', 404, { returnCode: '404' }],
    ['code=500', 500, { returnCode: '500' }],
    ['example=nobody', 400, { returnCode: '400', errorMessage: '契约中没有 Prefer 所要的示例' }],
    ['code=99', 400, { returnCode: '400' }],
  ])('%s gets the contract’s example, past the handler', async (prefer, status, expected) => {
    const response = await stub.call('/uaa/api/dict/value?typeCode=EN_TYPE', { headers: { prefer } })
    expect(response.status).toBe(status)
    expect(await read(response)).toMatchObject(expected)
  })
})

describe('tokens', () => {
  test('a member operation knows who calls', async () => {
    expect(await read(stub.call('/uaa/api/current-user', asMember()))).toMatchObject({
      data: { loginName: stub.gateway.store.users.all()[0]!.loginName },
    })
  })

  test('an access token that ran out is answered 401', async () => {
    const session = stub.gateway.store.sessions.by('accessToken', token)[0]!
    stub.gateway.store.sessions.update(session.id, { accessExpiresAt: stub.gateway.clock.now().getTime() })
    expect((await stub.call('/uaa/api/current-user', asMember())).status).toBe(401)
  })

  test('a token of a session that was signed out is answered 401', async () => {
    const session = stub.gateway.store.sessions.by('accessToken', token)[0]!
    stub.gateway.store.sessions.update(session.id, { revoked: true })
    expect((await stub.call('/uaa/api/current-user', asMember())).status).toBe(401)
  })

  test('the control API lets all access tokens expire at once', async () => {
    const other = stub.signIn()
    expect(await read(stub.control('POST', '/tokens/expire'))).toEqual({ expired: expect.any(Number) })
    expect((await stub.call('/uaa/api/current-user', asMember())).status).toBe(401)
    expect((await stub.call('/uaa/api/current-user', asMember(other))).status).toBe(401)
  })
})

describe('pages of other origins', () => {
  const target = '/uaa/api/dict/value?typeCode=EN_TYPE'

  test.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
    '%s may read replies',
    async (from) => {
      const response = await stub.call(target, { headers: { origin: from } })
      expect(response.headers.get('access-control-allow-origin')).toBe(from)
      const preflight = await stub.call(target, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'tenant-host',
        },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
      expect(preflight.headers.get('access-control-allow-headers')).toBe('tenant-host')
    },
  )

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])('%s may not', async (from) => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await stub.call(target, { method, headers: { origin: from } })
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
  })
})

test('the gateway does not start with an unsound contract', async () => {
  const paths = { '/thing': { get: { operationId: 'getThing', responses: {} } } }
  const contract = { paths, components: { schemas: { Reply: { type: 'string', pattern: '(' } } } }
  await expect(createMockGateway({ contract })).rejects.toThrow('The contract is not sound')
})
