import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMockGateway, type MockGateway } from './gateway.ts'
import { binary, fail, failFields, member, type Handlers } from './handler.ts'

/** A busy machine takes its time to load the contract. */
const startLimitMs = 60_000

const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256)

/** What reached a handler. */
const calls: unknown[] = []

/** Handlers of these tests, so that they say what the gateway does and not what a service does. */
const handlers: Handlers = {
  getCurrentUser: (context) => {
    const { id, loginName, nickName } = member(context)
    return { id, loginName, nickName, currentEnterprise: null }
  },
  listDictValues: ({ query }) => [{ id: 'd-1', label: query.typeCode, value: 'X' }],
  listMultipleDictValues: ({ query }) =>
    Object.fromEntries(query.typeCodes.map((code) => [code, [{ id: 'd-1', label: code, value: 'X' }]])),
  listCities: ({ path }) => [{ id: path.id, name: '市', code: '321200', level: 'CITY', parentId: '320000' }] as never,
  pageEvents: ({ query }) => {
    calls.push(query)
    return { records: [], total: 0, size: query.size ?? -1, current: query.current ?? -1, pages: 0 }
  },
  loginByPassword: ({ body }) => {
    calls.push(body)
    return fail('4002', '用户名或密码错误')
  },
  refreshTokens: () => failFields([{ errorMessage: '令牌不能为空', field: 'body.refreshToken' }]),
  downloadFile: ({ query }) => binary(bytes, 'image/png', query.fileName),
  uploadFile: ({ body, files }) => {
    const file = files['file']
    calls.push(`${body.file} ${file?.type} ${Buffer.from(file?.bytes ?? []).equals(Buffer.from(bytes))}`)
    return { name: body.file, size: file?.bytes.length ?? 0, url: '/x', uid: 'f-1' }
  },
  previewDeclareDoc: () => '<p>预览</p>',
  countDemands: () => {
    throw new Error('A bug of the handler')
  },
}

let gateway: MockGateway
let origin: string
let token: string

beforeAll(async () => {
  gateway = await createMockGateway({ handlers })
  origin = await gateway.listen(0)
}, startLimitMs)
afterAll(() => gateway.close())

beforeEach(() => {
  calls.length = 0
  token = signIn()
})

function signIn(): string {
  const { id: userId } = gateway.store.users.all()[0]!
  const accessToken = `token-${gateway.store.sessions.size}`
  const accessExpiresAt = gateway.clock.now().getTime() + 60_000
  const session = { userId, accessToken, refreshToken: `refresh ${accessToken}`, accessExpiresAt, revoked: false }
  gateway.store.sessions.insert({ id: `session-${accessToken}`, ...session })
  return accessToken
}

function call(target: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + target, init)
}

async function read(response: Response | Promise<Response>): Promise<unknown> {
  return (await response).json()
}

function control(method: string, path: string, value?: unknown): Promise<Response> {
  return call(`/__mock${path}`, { method, ...(value === undefined ? {} : { body: JSON.stringify(value) }) })
}

function asMember(accessToken = token): RequestInit {
  return { headers: { authorization: `Bearer ${accessToken}` } }
}

const jsonPost = (value: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

describe('answers', () => {
  afterEach(() => {
    if (gateway.drifts.length > 0) throw new Error(JSON.stringify(gateway.drifts))
  })

  test('a handler answers in the success envelope', async () => {
    expect(await read(call('/uaa/api/dict/value?typeCode=EN_TYPE'))).toEqual({
      returnCode: '200',
      data: [{ id: 'd-1', label: 'EN_TYPE', value: 'X' }],
    })
  })

  test('an operation without a handler answers the first example of the contract', async () => {
    const reply = await read(call('/uaa/api/ua/tenant/info'))
    expect(reply).toMatchObject({ returnCode: '200', data: { id: expect.any(String) } })
  })

  test('a business failure of a handler keeps HTTP 200 with its own code', async () => {
    const response = await call(
      '/uaa/login',
      jsonPost({ username: 'a', password: 'b', captchaCode: 'c', captchaCodeId: 'd' }),
    )
    expect(response.status).toBe(200)
    expect(await read(response)).toEqual({ returnCode: '4002', errorMessage: '用户名或密码错误' })
  })

  test('several messages come as a list under returnCode 3000', async () => {
    expect(await read(call('/uaa/api/refresh-token', jsonPost({ refreshToken: 'x' })))).toEqual({
      returnCode: '3000',
      data: [{ errorMessage: '令牌不能为空', field: 'body.refreshToken' }],
    })
  })

  test('texts of a body and of a query arrive trimmed', async () => {
    await call(
      '/uaa/login',
      jsonPost({ username: '  member01 ', password: ' b', captchaCode: 'c ', captchaCodeId: 'd' }),
    )
    await call('/supanddem/api/ua/customer/event/page?name=%20%20对接会+')
    expect(calls).toEqual([
      { username: 'member01', password: 'b', captchaCode: 'c', captchaCodeId: 'd' },
      { name: '对接会', current: 1, size: 10 },
    ])
  })

  test('a query arrives in the types of the contract, with its defaults and without empty texts', async () => {
    await call('/supanddem/api/ua/customer/event/page?current=3&name=')
    expect(calls).toEqual([{ current: 3, size: 10 }])
  })

  test('a comma-joined list arrives as a list', async () => {
    const reply = await read(call('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE,PO_TECHNICAL'))
    expect(Object.keys((reply as { data: object }).data)).toEqual(['EN_TYPE', 'PO_TECHNICAL'])
  })

  test('bytes of a binary reply arrive intact, under the file name asked for', async () => {
    const response = await call('/uaa/api/download/file?filePath=f-1&fileName=证书(1).png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%E8%AF%81%E4%B9%A6%281%29.png`,
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  test('bytes of an uploaded file arrive intact', async () => {
    const form = new FormData()
    form.set('file', new Blob([bytes], { type: 'image/png' }), '头像.png')
    const reply = await read(call('/uaa/api/upload/file', { method: 'POST', body: form, ...asMember() }))
    expect(reply).toMatchObject({ data: { name: '头像.png', size: 512 } })
    expect(calls).toEqual(['头像.png image/png true'])
  })

  test('an HTML reply is text that cannot run anything', async () => {
    const response = await call('/policy/api/declare/preview?docUrl=/x')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe('<p>预览</p>')
  })

  test('HEAD answers as GET does, without the body', async () => {
    const target = '/uaa/api/dict/value?typeCode=EN_TYPE'
    const head = await call(target, { method: 'HEAD' })
    const got = await call(target)
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
    const response = await call('/uaa/api/dict/value?typeCode=EN_TYPE', { headers: { prefer } })
    expect(response.status).toBe(status)
    expect(await read(response)).toMatchObject(expected)
  })
})

describe('tokens', () => {
  test('a member operation knows who calls', async () => {
    expect(await read(call('/uaa/api/current-user', asMember()))).toMatchObject({
      data: { loginName: gateway.store.users.all()[0]!.loginName },
    })
  })

  test('an access token that ran out is answered 401', async () => {
    const session = gateway.store.sessions.by('accessToken', token)[0]!
    gateway.store.sessions.update(session.id, { accessExpiresAt: gateway.clock.now().getTime() })
    expect((await call('/uaa/api/current-user', asMember())).status).toBe(401)
  })

  test('a token of a session that was signed out is answered 401', async () => {
    const session = gateway.store.sessions.by('accessToken', token)[0]!
    gateway.store.sessions.update(session.id, { revoked: true })
    expect((await call('/uaa/api/current-user', asMember())).status).toBe(401)
  })

  test('the control API lets all access tokens expire at once', async () => {
    const other = signIn()
    expect(await read(control('POST', '/tokens/expire'))).toEqual({ expired: expect.any(Number) })
    expect((await call('/uaa/api/current-user', asMember())).status).toBe(401)
    expect((await call('/uaa/api/current-user', asMember(other))).status).toBe(401)
  })
})

describe('drift', () => {
  let drifting: MockGateway
  let driftingOrigin: string

  beforeAll(async () => {
    drifting = await createMockGateway({
      handlers: {
        countDemands: handlers.countDemands!,
        listDictValues: () => [{ id: 'd-1', label: 'x', value: 'x', undocumented: true }] as never,
        listProvinces: () => undefined as never,
        previewDeclareDoc: () => binary(bytes, 'application/pdf') as never,
      },
    })
    driftingOrigin = await drifting.listen(0)
  }, startLimitMs)
  afterAll(() => drifting.close())

  test.each([
    ['listDictValues', '/uaa/api/dict/value?typeCode=EN_TYPE', "found 'undocumented'"],
    ['listProvinces', '/uaa/api/states/provinces', "must have required property 'data'"],
    ['previewDeclareDoc', '/policy/api/declare/preview?docUrl=/x', 'media type "application/pdf"'],
    ['countDemands', '/supanddem/api/ua/show/demand/count', 'A bug of the handler'],
  ])('%s that breaks the contract is answered 500, named and remembered', async (operationId, target, violation) => {
    const response = await fetch(driftingOrigin + target)
    expect(response.status).toBe(500)
    expect(await read(response)).toEqual({
      returnCode: '500',
      errorMessage: expect.stringContaining(`契约偏差 ${operationId}`) as string,
    })
    expect(drifting.drifts.at(-1)).toEqual({ operationId, violation: expect.stringContaining(violation) as string })
  })
})

describe('state', () => {
  test('restore puts back what snapshot kept, and only that', async () => {
    const before = gateway.snapshot()
    const { id } = gateway.store.users.all()[0]!
    gateway.store.users.update(id, { nickName: '改名' })
    gateway.store.users.insert({ ...gateway.store.users.get(id)!, id: 'u-new' })
    await control('PUT', '/settings', { latencyMs: 1 })
    gateway.restore(before)
    expect(gateway.snapshot()).toEqual(before)
    expect(before.tables['users']).not.toContainEqual(expect.objectContaining({ id: 'u-new' }))
  })

  test('a snapshot is a copy that later changes do not reach', () => {
    const before = gateway.snapshot()
    const copy = structuredClone(before)
    gateway.store.users.update(gateway.store.users.all()[0]!.id, { nickName: '又改名' })
    expect(before).toEqual(copy)
    gateway.restore(before)
  })

  test('restore over the wire takes a kept name or a whole snapshot, and refuses anything else unharmed', async () => {
    const whole = await read(control('GET', '/snapshot'))
    await control('POST', '/snapshot', { name: 'before' })
    gateway.store.users.remove(gateway.store.users.all()[0]!.id)
    expect((await control('POST', '/restore', { snapshot: { settings: {}, tables: [] } })).status).toBe(400)
    expect((await control('POST', '/restore', { name: 'nobody' })).status).toBe(404)
    expect(gateway.snapshot()).not.toEqual(whole)
    expect((await control('POST', '/restore', { name: 'before' })).status).toBe(200)
    expect(gateway.snapshot()).toEqual(whole)
    gateway.store.users.remove(gateway.store.users.all()[0]!.id)
    expect((await control('POST', '/restore', { snapshot: whole })).status).toBe(200)
    expect(gateway.snapshot()).toEqual(whole)
  })

  test('reset gives the seeds of the start', async () => {
    await control('POST', '/reset')
    const seeded = gateway.snapshot()
    gateway.store.users.remove(gateway.store.users.all()[0]!.id)
    await control('PUT', '/settings', { latencyMs: 5 })
    await control('POST', '/reset')
    expect(gateway.snapshot()).toEqual(seeded)
  })
})

describe('failures on demand', () => {
  const page = '/supanddem/api/ua/customer/event/page'
  const typing = (text: string) => call(`${page}?name=${encodeURIComponent(text)}`)

  /** A client may leave before its request has arrived, so this is tried until one has. */
  async function leaveWaiting() {
    await call(`${page}?name=超时`, { signal: AbortSignal.timeout(100) }).catch(() => {})
    return ((await read(control('GET', '/requests'))) as object[]).at(-1)
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
    expect(calls).toEqual([])
  })

  test('the text 断网 cuts the connection', async () => {
    await expect(typing('断网')).rejects.toThrow('fetch failed')
  })

  test('the text 超时 leaves the client waiting, and its leaving ends the request', async () => {
    await expect.poll(leaveWaiting).toMatchObject({ operationId: 'pageEvents', status: 0 })
    expect(calls).toEqual([])
  })

  test('a sentinel in a body works too', async () => {
    const form = { username: '业务错误', password: 'b', captchaCode: 'c', captchaCodeId: 'd' }
    expect(await read(call('/uaa/login', jsonPost(form)))).toMatchObject({ returnCode: '5000' })
  })

  test('the next reply of an operation can be set, for as many calls as asked', async () => {
    await control('POST', '/next', { operationId: 'pageEvents', status: 503, errorMessage: '维护中', times: 2 })
    await control('POST', '/next', { operationId: 'pageEvents', returnCode: '4090' })
    expect(await read(typing('a'))).toEqual({ returnCode: '503', errorMessage: '维护中' })
    expect((await typing('a')).status).toBe(503)
    expect(await read(typing('a'))).toMatchObject({ returnCode: '4090' })
    expect(await read(typing('a'))).toMatchObject({ returnCode: '200' })
  })

  test('at a fault rate of 1 no call is answered, the control API always is', async () => {
    await control('PUT', '/settings', { faultRate: 1 })
    const statuses = new Set<number>()
    for (let count = 0; count < 20; count += 1) {
      statuses.add(
        await typing('a')
          .then((response) => response.status)
          .catch(() => 0),
      )
    }
    expect(statuses).toEqual(new Set([0, 500]))
    expect(calls).toEqual([])
    await control('PUT', '/settings', { faultRate: 0 })
    expect((await typing('a')).status).toBe(200)
  })

  test('latency is added to every reply', async () => {
    await control('PUT', '/settings', { latencyMs: 120 })
    const started = performance.now()
    await typing('a')
    expect(performance.now() - started).toBeGreaterThanOrEqual(119)
    await control('PUT', '/settings', { latencyMs: 0 })
  })
})

describe('pages of other origins', () => {
  const target = '/uaa/api/dict/value?typeCode=EN_TYPE'

  test.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
    '%s may read replies',
    async (from) => {
      const response = await call(target, { headers: { origin: from } })
      expect(response.headers.get('access-control-allow-origin')).toBe(from)
      const preflight = await call(target, {
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
      const response = await call(target, { method, headers: { origin: from } })
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
  })
})
