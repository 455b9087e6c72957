import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import type { OperationId } from './generated/operations.ts'
import { sessionCookies } from './session.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { startGatewayServer, type GatewayServer, type SeenRequest, type ServerReply } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/rejectionOf.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

const refreshPath = '/uaa/api/refresh-token'
const userPath = '/uaa/api/current-user'
const publicPaths = new Set(['/uaa/api/states/provinces', '/uaa/api/ua/module-config/list'])
const exampleOf: Record<string, OperationId> = {
  [userPath]: 'getCurrentUser',
  '/uaa/api/ua/module-config/list': 'listModuleConfigs',
}
const unauthorized: ServerReply = { status: 401, json: { returnCode: '401', errorMessage: '令牌已失效' } }
const sessionLost = { level: 'error', text: '登录过期或未登录，请重新登录' }

const fresh = { access_token: 'fresh-access-token-01', refresh_token: 'fresh-refresh-token-1' }
const stale = { accessToken: 'stale-access-token-01', refreshToken: 'stale-refresh-token-1' }
const user = { id: 'u-0001', nickName: '张经理', currentEnterprise: null }

let server: GatewayServer
/** What a refresh answers. */
let refreshReply: () => ServerReply | Promise<ServerReply>
/** What a call with the fresh token, or a public call, answers. */
let reply: (request: SeenRequest) => ServerReply
/** What a request has to wait for before it is answered. */
let hold: (request: SeenRequest) => Promise<void> | undefined
let accepted: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'setTimeout')
  accepted = fresh.access_token
  refreshReply = () => ({ json: { returnCode: '200', data: fresh } })
  reply = ({ path }) => ({ json: exampleReply(exampleOf[path] ?? 'listProvinces') })
  hold = () => undefined
  server = await startGatewayServer(async (request) => {
    await hold(request)
    if (request.path === refreshPath) return refreshReply()
    const isPublic = publicPaths.has(request.path)
    return isPublic || request.headers.authorization === `Bearer ${accepted}` ? reply(request) : unauthorized
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await server.close()
})

const refreshes = () => server.seenAt(refreshPath)

/** How many calls have met a running refresh and begun to wait their second. */
const waiting = () => vi.mocked(setTimeout).mock.calls.filter(([, milliseconds]) => milliseconds === 1000).length

test('4-20 a 401 refreshes the tokens with the refresh token and retries with the new one', async () => {
  const { gateway, session, messages } = createTestClient(server.url, stale)
  await expect(call(gateway, 'getCurrentUser', {})).resolves.toMatchObject({ id: expect.any(String) })
  expect(refreshes()).toHaveLength(1)
  expect(JSON.parse(refreshes()[0]!.text)).toEqual({ refreshToken: stale.refreshToken })
  expect(refreshes()[0]?.headers).not.toHaveProperty('authorization')
  expect(session.accessToken()).toBe(fresh.access_token)
  expect(session.refreshToken()).toBe(fresh.refresh_token)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('4-20 the retry carries the whole body again', async () => {
  const { gateway } = createTestClient(server.url, stale)
  reply = () => ({ json: exampleReply('changePassword') })
  const body = { oldPassword: 'Portal@2026', newPassword: 'Portal@2027' }
  await call(gateway, 'changePassword', { body })
  const [first, second] = server.seenAt('/uaa/api/user/change/password')
  expect(JSON.parse(second!.text)).toEqual(body)
  expect(second!.text).toBe(first!.text)
})

test('7-13 the retry of a signed call has a signature of its own', async () => {
  const { gateway } = createTestClient(server.url, stale)
  reply = () => ({ json: exampleReply('searchPolicies') })
  await call(gateway, 'searchPolicies', { query: { keyword: '专精特新' } })
  const [first, second] = server.seenAt('/policy/api/ua/policy/search-list')
  expect(second!.headers['nonce']).not.toBe(first!.headers['nonce'])
  expect(second!.headers['sign']).not.toBe(first!.headers['sign'])
})

test('4-19 9-04 a 401 while a refresh is running waits 1 s and retries', async () => {
  const released = Promise.withResolvers<void>()
  refreshReply = async () => {
    await released.promise
    return { json: { returnCode: '200', data: fresh } }
  }
  const { gateway } = createTestClient(server.url, stale)
  const first = call(gateway, 'getCurrentUser', {})
  await until(() => refreshes().length === 1)
  let secondDone = false
  const second = call(gateway, 'getCurrentUser', {}).finally(() => {
    secondDone = true
  })
  await until(() => server.seenAt(userPath).length === 2)
  await until(() => waiting() === 1)
  released.resolve()
  await first
  expect(server.seenAt(userPath)).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(999)
  await call(gateway, 'listProvinces', {})
  expect(secondDone).toBe(false)
  expect(server.seenAt(userPath)).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  await second
  expect(server.seenAt(userPath)).toHaveLength(4)
  expect(refreshes()).toHaveLength(1)
})

test('4-19 4-20 a storm of 50 parallel 401s makes exactly one refresh, and every call succeeds', async () => {
  const { gateway, messages } = createTestClient(server.url, stale)
  refreshReply = async () => {
    await until(() => waiting() === 49)
    return { json: { returnCode: '200', data: fresh } }
  }
  const all = Promise.all(Array.from({ length: 50 }, () => call(gateway, 'getCurrentUser', {})))
  await until(() => server.seenAt(userPath).length === 51)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(all).resolves.toHaveLength(50)
  expect(refreshes()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('4-20 a 401 that comes after the tokens have changed is retried without another refresh', async () => {
  const { gateway, session } = createTestClient(server.url, stale)
  session.restore(fresh)
  reply = () => {
    // As if the refresh of another call had ended while this one was under way.
    accepted = 'fresher-access-token-1'
    session.restore({ ...fresh, access_token: accepted })
    reply = () => ({ json: exampleReply('getCurrentUser') })
    return unauthorized
  }
  await call(gateway, 'getCurrentUser', {})
  expect(server.seenAt(userPath)).toHaveLength(2)
  expect(refreshes()).toHaveLength(0)
})

test('4-21 4-22 4-24 8-20 8-21 8-22 a failed refresh clears the session, says so and goes to login', async () => {
  refreshReply = () => unauthorized
  const { gateway, session, messages, lost } = createTestClient(server.url, stale)
  session.setUser(user)
  session.setEnterprise('en-0001')
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(lost()).toBe(1)
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
  expect([session.accessToken(), session.refreshToken(), session.enterprise()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([sessionLost])
})

test.each([
  ['a business error', (): ServerReply => ({ json: { returnCode: '4002', errorMessage: '登录已过期' } })],
  ['a server error', (): ServerReply => ({ status: 500 })],
])('4-21 8-25 a refresh that ends in %s loses the session without a message of its own', async (_, failing) => {
  refreshReply = failing
  const { gateway, session, messages, lost } = createTestClient(server.url, stale)
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(session.refreshToken()).toBeUndefined()
  expect(lost()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([sessionLost])
})

test('8-20 8-22 a 401 without a refresh token goes to login at once', async () => {
  const { gateway, messages, lost } = createTestClient(server.url)
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(refreshes()).toHaveLength(0)
  expect(lost()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([sessionLost])
})

test('4-23 50 calls that lose the session together redirect once and say so once', async () => {
  refreshReply = () => unauthorized
  const { gateway, messages, lost } = createTestClient(server.url, stale)
  const ended = Promise.allSettled(Array.from({ length: 50 }, () => call(gateway, 'getCurrentUser', {})))
  await until(() => lost() === 1)
  await vi.advanceTimersByTimeAsync(1000)
  const outcomes = await ended
  expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
  expect(refreshes()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(lost()).toBe(1)
  expect(messages).toEqual([sessionLost])
})

test('4-23 the redirect comes again only after a call has succeeded', async () => {
  const { gateway, lost } = createTestClient(server.url)
  const fail = () => expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  await fail()
  await fail()
  expect(lost()).toBe(1)
  await call(gateway, 'listProvinces', {})
  await fail()
  expect(lost()).toBe(2)
})

test('4-23 a call that started before the loss neither counts as a success nor redirects again', async () => {
  const held = { public: Promise.withResolvers<void>(), member: Promise.withResolvers<void>() }
  hold = (request) => {
    if (request.path === '/uaa/api/states/provinces') return held.public.promise
    return request.path === '/message/api/msg/count' ? held.member.promise : undefined
  }
  const { gateway, lost } = createTestClient(server.url)
  const lateSuccess = call(gateway, 'listProvinces', {})
  const lateFailure = rejectionOf(call(gateway, 'countUnreadMessages', {}))
  await until(() => server.seen.length === 2)
  await rejectionOf(call(gateway, 'getCurrentUser', {}))
  expect(lost()).toBe(1)

  held.public.resolve()
  await lateSuccess
  await rejectionOf(call(gateway, 'getCurrentUser', {}))
  expect(lost()).toBe(1)

  await call(gateway, 'listModuleConfigs', { query: { moduleCode: 'FOOTER_LINK' } })
  held.member.resolve()
  await expect(lateFailure).resolves.toMatchObject({ kind: 'unauthorized' })
  expect(lost()).toBe(1)
})

test('4-24 a 401 clears auth state and user at once, and the refresh brings both back', async () => {
  const released = Promise.withResolvers<void>()
  refreshReply = async () => {
    await released.promise
    return { json: { returnCode: '200', data: fresh } }
  }
  const { gateway, session } = createTestClient(server.url, stale)
  session.setUser(user)
  const pending = call(gateway, 'getCurrentUser', {})
  await until(() => refreshes().length === 1)
  expect(session.state()).toEqual({ signedIn: false, renewing: true, user: undefined })
  expect(session.refreshToken()).toBe(stale.refreshToken)
  released.resolve()
  await pending
  expect(session.state()).toEqual({ signedIn: true, renewing: false, user })
})

test('4-20 a refresh token that another tab has just used up does not lose the session', async () => {
  const { gateway, session, lost } = createTestClient(server.url, stale)
  refreshReply = () => {
    session.restore(fresh)
    return unauthorized
  }
  await expect(call(gateway, 'getCurrentUser', {})).resolves.toBeDefined()
  expect(lost()).toBe(0)
  expect(session.state().signedIn).toBe(true)
})

test('8-22 a fresh token that is refused as well loses the session: no loop', async () => {
  accepted = 'no token is good enough'
  const { gateway, lost } = createTestClient(server.url, stale)
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(refreshes()).toHaveLength(1)
  expect(server.seenAt(userPath)).toHaveLength(2)
  expect(lost()).toBe(1)
})

test('8-27 a 401 on logout neither refreshes nor goes to login: the user is leaving', async () => {
  const { gateway, messages, lost } = createTestClient(server.url, stale)
  await expect(call(gateway, 'logout', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(refreshes()).toHaveLength(0)
  expect(lost()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('a 401 that comes after the session was ended on purpose is about the past: it is neither told nor leads to login', async () => {
  const { gateway, session, messages, lost } = createTestClient(server.url, stale)
  hold = async ({ path }) => {
    // The user logs out, here or in another tab, while the request is under way.
    if (path === userPath) session.clear()
    return Promise.resolve()
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  vi.advanceTimersByTime(1000)
  expect(refreshes()).toEqual([])
  expect(messages).toEqual([])
  expect(lost()).toBe(0)
})

test('a refresh that fails because another tab has logged out meanwhile is no lost session', async () => {
  const { gateway, session, jar, messages, lost } = createTestClient(server.url, stale)
  refreshReply = () => {
    for (const name of Object.values(sessionCookies)) jar.remove(name)
    return unauthorized
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  vi.advanceTimersByTime(1000)
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
  expect(messages).toEqual([])
  expect(lost()).toBe(0)
})
