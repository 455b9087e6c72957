import { describe, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { sessionCookies } from './session.ts'
import type { ServerReply } from './testing/gatewayServer.ts'
import { rejectionOf } from './testing/failureOf.ts'
import { fresh, renewingServer, stale, unauthorized, userPath } from './testing/renewingServer.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

const sessionLost = { level: 'error', text: '登录过期或未登录，请重新登录' }
const user = { id: 'u-0001', nickName: '张经理', currentEnterprise: null }
const server = renewingServer()

test('4-21 4-22 4-24 8-20 8-21 8-22 a failed refresh clears the session, shows a message and goes to login', async () => {
  server.refreshReply = () => unauthorized
  const { gateway, session, messages, lost } = createTestClient(server.url, stale)
  session.setUser(user, session.login())
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
  server.refreshReply = failing
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
  expect(server.refreshes()).toHaveLength(0)
  expect(lost()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([sessionLost])
})

test('4-23 50 calls that lose the session together redirect once and show one message', async () => {
  server.refreshReply = () => unauthorized
  const { gateway, messages, lost } = createTestClient(server.url, stale)
  const ended = Promise.allSettled(Array.from({ length: 50 }, () => call(gateway, 'getCurrentUser', {})))
  await until(() => lost() === 1)
  await vi.advanceTimersByTimeAsync(1000)
  const outcomes = await ended
  expect(outcomes.every((outcome) => outcome.status === 'rejected')).toBe(true)
  expect(server.refreshes()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(lost()).toBe(1)
  expect(messages).toEqual([sessionLost])
})

test('4-23 it redirects again only after a call has succeeded', async () => {
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
  server.hold = (request) => {
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

test('8-22 a fresh token that is refused as well loses the session, without a loop', async () => {
  server.accepted = 'no token is good enough'
  const { gateway, lost } = createTestClient(server.url, stale)
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(server.refreshes()).toHaveLength(1)
  expect(server.userCalls()).toHaveLength(2)
  expect(lost()).toBe(1)
})

test('8-27 a 401 on logout neither refreshes nor goes to login: the user is leaving', async () => {
  const { gateway, messages, lost } = createTestClient(server.url, stale)
  await expect(call(gateway, 'logout', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(server.refreshes()).toHaveLength(0)
  expect(lost()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('a 401 after the session was ended on purpose shows no message and does not lead to login', async () => {
  const { gateway, session, messages, lost } = createTestClient(server.url, stale)
  server.hold = async ({ path }) => {
    // The user logs out, here or in another tab, while the request is under way.
    if (path === userPath) session.clear()
    return Promise.resolve()
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  vi.advanceTimersByTime(1000)
  expect(server.refreshes()).toEqual([])
  expect(messages).toEqual([])
  expect(lost()).toBe(0)
})

test('8-22 an access token that is refused, with no refresh token, goes to login at once', async () => {
  const { gateway, lost } = createTestClient(server.url, { accessToken: stale.accessToken })
  await expect(call(gateway, 'getCurrentUser', {})).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(lost()).toBe(1)
})

describe('the cookies are gone when a 401 arrives', () => {
  const gone = () => {
    const client = createTestClient(server.url, stale)
    server.hold = async () => {
      for (const name of Object.values(sessionCookies)) client.jar.remove(name)
      return Promise.resolve()
    }
    return { ...client, failing: rejectionOf(call(client.gateway, 'getCurrentUser', {})) }
  }
  const isWaiting = () => vi.mocked(setTimeout).mock.calls.some(([, milliseconds]) => milliseconds === 2000)

  test('another tab has logged out, and its announcement follows: the session is not lost', async () => {
    const { session, messages, lost, failing } = gone()
    await until(isWaiting)
    session.reread('signOut')
    expect(await failing).toMatchObject({ kind: 'unauthorized' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
    expect(messages).toEqual([])
    expect(lost()).toBe(0)
  })

  test('8-22 nobody announces a logout: the session is lost', async () => {
    const { messages, lost, failing } = gone()
    await until(isWaiting)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await failing).toMatchObject({ kind: 'unauthorized' })
    await vi.advanceTimersByTimeAsync(100)
    expect(messages).toEqual([sessionLost])
    expect(lost()).toBe(1)
  })
})

test('a refresh that fails because another tab has logged out meanwhile is not a lost session', async () => {
  const { gateway, session, jar, messages, lost } = createTestClient(server.url, stale)
  server.refreshReply = () => {
    for (const name of Object.values(sessionCookies)) jar.remove(name)
    return unauthorized
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  vi.advanceTimersByTime(1000)
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
  expect(messages).toEqual([])
  expect(lost()).toBe(0)
})

test('a refresh that succeeds after the user has logged out does not bring the session back', async () => {
  const { gateway, session, lost } = createTestClient(server.url, stale)
  server.refreshReply = () => {
    session.clear()
    return { json: { returnCode: '200', data: fresh } }
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
  expect(session.accessToken()).toBeUndefined()
  expect(lost()).toBe(0)
})

test('a refresh that succeeds after somebody else has logged in leaves them signed in, and does not repeat the call', async () => {
  const { gateway, session, lost } = createTestClient(server.url, stale)
  const theirs = { access_token: 'their-access-token-01', refresh_token: 'their-refresh-token-1' }
  server.refreshReply = () => {
    session.clear()
    session.signIn(theirs, { loginType: 'member' })
    return { json: { returnCode: '200', data: fresh } }
  }
  expect(await rejectionOf(call(gateway, 'getCurrentUser', {}))).toMatchObject({ kind: 'unauthorized' })
  expect([session.accessToken(), session.refreshToken()]).toEqual([theirs.access_token, theirs.refresh_token])
  expect(session.state().signedIn).toBe(true)
  expect(server.userCalls()).toHaveLength(1)
  expect(lost()).toBe(0)
})

test('a refresh aborted by leaving the page loses nothing: the next page has the tokens', async () => {
  const { gateway, session, messages, lost } = createTestClient(server.url, stale, { isLeaving: () => true })
  server.refreshReply = () => ({ status: 500 })
  await rejectionOf(call(gateway, 'getCurrentUser', {}))
  expect([session.accessToken(), session.refreshToken()]).toEqual([stale.accessToken, stale.refreshToken])
  expect(session.state().signedIn).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
  expect(lost()).toBe(0)
})
