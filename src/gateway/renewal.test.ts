import { expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { createSession } from './session.ts'
import { exampleReply } from './testing/contractExamples.ts'
import { fresh, stale, unauthorized, renewingServer } from './testing/renewingServer.ts'
import { createTestClient } from './testing/testClient.ts'
import { until } from './testing/until.ts'

const user = { id: 'u-0001', nickName: '张经理', currentEnterprise: null }
const server = renewingServer()

test('4-20 a 401 refreshes the tokens with the refresh token and retries with the new one', async () => {
  const { gateway, session, messages } = createTestClient(server.url, stale)
  await expect(call(gateway, 'getCurrentUser', {})).resolves.toMatchObject({ id: expect.any(String) })
  expect(server.refreshes()).toHaveLength(1)
  expect(JSON.parse(server.refreshes()[0]!.text)).toEqual({ refreshToken: stale.refreshToken })
  expect(server.refreshes()[0]?.headers).not.toHaveProperty('authorization')
  expect(session.accessToken()).toBe(fresh.access_token)
  expect(session.refreshToken()).toBe(fresh.refresh_token)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('4-20 a member’s call to a public operation carries the token, and is repeated with the new one', async () => {
  const { gateway } = createTestClient(server.url, stale)
  server.reply = () => ({ json: exampleReply('getPolicyDetail') })
  await call(gateway, 'getPolicyDetail', { query: { id: 'p-1001' } })
  const sent = server.seenAt('/policy/api/ua/policy/detail').map(({ headers }) => headers['authorization'])
  expect(sent).toEqual([`Bearer ${stale.accessToken}`, `Bearer ${fresh.access_token}`])
})

test('4-20 the retry carries the whole body again', async () => {
  const { gateway } = createTestClient(server.url, stale)
  server.reply = () => ({ json: exampleReply('changePassword') })
  const body = { oldPassword: 'Portal@2026', newPassword: 'Portal@2027' }
  await call(gateway, 'changePassword', { body })
  const [first, second] = server.seenAt('/uaa/api/user/change/password')
  expect(JSON.parse(second!.text)).toEqual(body)
  expect(second!.text).toBe(first!.text)
})

test('7-13 the retry of a signed call has a signature of its own', async () => {
  const { gateway } = createTestClient(server.url, stale)
  server.reply = () => ({ json: exampleReply('searchPolicies') })
  await call(gateway, 'searchPolicies', { query: { keyword: '专精特新' } })
  const [first, second] = server.seenAt('/policy/api/ua/policy/search-list')
  expect(second!.headers['nonce']).not.toBe(first!.headers['nonce'])
  expect(second!.headers['sign']).not.toBe(first!.headers['sign'])
})

test('4-19 9-04 a 401 while a refresh is running waits 1 s and retries', async () => {
  const released = Promise.withResolvers<void>()
  server.refreshReply = async () => {
    await released.promise
    return { json: { returnCode: '200', data: fresh } }
  }
  const { gateway } = createTestClient(server.url, stale)
  const first = call(gateway, 'getCurrentUser', {})
  await until(() => server.refreshes().length === 1)
  let secondDone = false
  const second = call(gateway, 'getCurrentUser', {}).finally(() => {
    secondDone = true
  })
  await until(() => server.userCalls().length === 2)
  await until(() => server.waiting() === 1)
  released.resolve()
  await first
  expect(server.userCalls()).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(999)
  await call(gateway, 'listProvinces', {})
  expect(secondDone).toBe(false)
  expect(server.userCalls()).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  await second
  expect(server.userCalls()).toHaveLength(4)
  expect(server.refreshes()).toHaveLength(1)
})

test('4-19 4-20 a storm of 50 parallel 401s makes exactly one refresh, and every call succeeds', async () => {
  const { gateway, messages } = createTestClient(server.url, stale)
  server.refreshReply = async () => {
    await until(() => server.waiting() === 49)
    return { json: { returnCode: '200', data: fresh } }
  }
  const all = Promise.all(Array.from({ length: 50 }, () => call(gateway, 'getCurrentUser', {})))
  await until(() => server.userCalls().length === 51)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(all).resolves.toHaveLength(50)
  expect(server.refreshes()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(messages).toEqual([])
})

test('4-20 a 401 that arrives after the tokens have changed is retried without another refresh', async () => {
  const { gateway, session } = createTestClient(server.url, stale)
  session.restore(fresh)
  server.reply = () => {
    // As if another call's refresh had finished while this one was under way.
    server.accepted = 'fresher-access-token-1'
    session.restore({ ...fresh, access_token: server.accepted })
    server.reply = () => ({ json: exampleReply('getCurrentUser') })
    return unauthorized
  }
  await call(gateway, 'getCurrentUser', {})
  expect(server.userCalls()).toHaveLength(2)
  expect(server.refreshes()).toHaveLength(0)
})

test('4-24 a 401 clears auth state and user at once, and the refresh brings both back', async () => {
  const released = Promise.withResolvers<void>()
  server.refreshReply = async () => {
    await released.promise
    return { json: { returnCode: '200', data: fresh } }
  }
  const { gateway, session } = createTestClient(server.url, stale)
  session.setUser(user, session.login())
  const pending = call(gateway, 'getCurrentUser', {})
  await until(() => server.refreshes().length === 1)
  expect(session.state()).toEqual({ signedIn: false, renewing: true, user: undefined })
  expect(session.refreshToken()).toBe(stale.refreshToken)
  released.resolve()
  await pending
  expect(session.state()).toEqual({ signedIn: true, renewing: false, user })
})

test('4-20 a refresh token that another tab has just used does not lose the session', async () => {
  const { gateway, session, lost } = createTestClient(server.url, stale)
  server.refreshReply = () => {
    session.restore(fresh)
    return unauthorized
  }
  await expect(call(gateway, 'getCurrentUser', {})).resolves.toBeDefined()
  expect(lost()).toBe(0)
  expect(session.state().signedIn).toBe(true)
})

test('4-20 two tabs that renew together use the refresh token once, and both stay signed in', async () => {
  let free: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    const done = free.then(work)
    free = done.catch(() => {})
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
  let spent = false
  server.refreshReply = () => {
    if (spent) return unauthorized
    spent = true
    return { json: { returnCode: '200', data: fresh } }
  }
  const here = createTestClient(server.url, stale)
  // Another tab has the same cookies.
  const session = createSession(here.jar)
  const elsewhere = createTestClient(server.url, {}, { session })
  const calls = [here, elsewhere].map(({ gateway }) => call(gateway, 'getCurrentUser', {}))
  await expect(Promise.all(calls)).resolves.toHaveLength(2)
  expect(server.refreshes()).toHaveLength(1)
  expect([here.lost(), elsewhere.lost()]).toEqual([0, 0])
  expect([here.session.state().signedIn, session.state().signedIn]).toEqual([true, true])
  vi.unstubAllGlobals()
})
