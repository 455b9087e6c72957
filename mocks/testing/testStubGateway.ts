import { createMockGateway } from '../gateway/gateway.ts'
import { binary, fail, failFields, member, type Handlers } from '../handler/handler.ts'

/** On a busy machine it takes a while to load the contract. */
export const startLimitMs = 60_000

export const jsonPost = (value: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

export async function read(response: Response | Promise<Response>): Promise<unknown> {
  return (await response).json()
}

/**
 * For tests of the gateway itself and not of a service: a gateway over HTTP with a few handlers of its own. `calls`
 * records their calls. File uploads and downloads use `bytes`.
 */
export async function startStubGateway() {
  const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256)
  const calls: unknown[] = []
  const handlers = stubHandlers(calls, bytes)
  const gateway = await createMockGateway({ handlers })
  const origin = await gateway.listen(0)

  const call = (target: string, init: RequestInit = {}): Promise<Response> => fetch(origin + target, init)

  const control = (method: string, path: string, value?: unknown): Promise<Response> =>
    call(`/__mock${path}`, { method, ...(value === undefined ? {} : { body: JSON.stringify(value) }) })

  /** The access token of a new session of the first user. */
  function signIn(): string {
    const userId = gateway.store.users.all()[0]?.id ?? ''
    const accessToken = `token-${gateway.store.sessions.size}`
    const accessExpiresAt = gateway.clock.now().getTime() + 60_000
    const session = { userId, accessToken, refreshToken: `refresh ${accessToken}`, accessExpiresAt, revoked: false }
    gateway.store.sessions.insert({ id: `session-${accessToken}`, ...session })
    return accessToken
  }

  return { gateway, calls, bytes, call, control, signIn, close: () => gateway.close() }
}

export type StubGateway = Awaited<ReturnType<typeof startStubGateway>>

function stubHandlers(calls: unknown[], bytes: Uint8Array): Handlers {
  return {
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
  }
}
