import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGatewayClient } from '#gateway/client.ts'
import { requestCookies } from '#gateway/cookies.ts'
import { bindGateway } from '#gateway/query.ts'
import { createSession, sessionCookies } from '#gateway/session.ts'
import { logOut } from './useLogOut.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const signedIn = Object.values(sessionCookies)
  .map((name) => `${name}=abc`)
  .join('; ')

async function logOutWith(answer: () => Promise<Response>, cookies = signedIn) {
  const jar = requestCookies(cookies, () => {})
  const session = createSession(jar)
  const sent: string[] = []
  const notify = vi.fn<() => void>()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['listPolicyFavorites'], { total: 1 })
  const gateway = createGatewayClient({
    baseUrl: 'http://gateway.invalid',
    fetch: (request) => {
      const { method, url, headers } = new Request(request)
      sent.push(`${method} ${new URL(url).pathname} ${headers.get('Authorization')}`)
      return answer()
    },
    tenantHost: 'portal.example',
    session,
    tenantId: () => Promise.resolve('t-1'),
    notify,
    onSessionLost: notify,
  })
  bindGateway(queryClient, gateway)
  let whenLeaving: { signedIn: boolean; cached: number } | undefined
  const leave = vi.fn<() => Promise<void>>(() => {
    whenLeaving = { signedIn: session.state().signedIn, cached: queryClient.getQueryCache().getAll().length }
    return Promise.resolve()
  })
  const confirmed = await logOut(queryClient, leave)
  // Messages are debounced; by now they would have been shown.
  vi.advanceTimersByTime(1000)
  const left = Object.values(sessionCookies).filter((name) => jar.get(name) !== undefined)
  return {
    confirmed,
    sent,
    left,
    cached: queryClient.getQueryCache().getAll(),
    state: session.state(),
    notify,
    whenLeaving,
  }
}

const success = () => Promise.resolve(Response.json({ returnCode: '200', data: null }))

test('4-15 logout calls the logout endpoint as the user', async () => {
  const { sent, confirmed } = await logOutWith(success)
  expect(sent).toEqual(['POST /uaa/api/logout Bearer abc'])
  expect(confirmed).toBe(true)
})

test("4-16 logout removes the token, login info and user cookies, and the user's cached data", async () => {
  const { left, cached, state } = await logOutWith(success)
  expect(left).toEqual([])
  expect(cached).toEqual([])
  expect(state.signedIn).toBe(false)
})

test('the user leaves the page signed out, before its data are forgotten', async () => {
  const { whenLeaving } = await logOutWith(success)
  expect(whenLeaving).toEqual({ signedIn: false, cached: 1 })
})

test('other tabs renew no tokens while the session ends, until the cookies are gone', async () => {
  const request = vi.fn<(name: string, options: LockOptions, work: () => Promise<unknown>) => Promise<unknown>>(
    (_name, _options, work) => work(),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  const { left, sent } = await logOutWith(success)
  vi.unstubAllGlobals()
  expect(request).toHaveBeenCalledExactlyOnceWith('txqyfw_renewal', { ifAvailable: true }, expect.any(Function))
  expect([sent.length, left]).toEqual([1, []])
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['401', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['500', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['a business error', () => Promise.resolve(Response.json({ returnCode: '4030', errorMessage: '账号已停用' }))],
])('8-27 a logout request that fails with %s is silently ignored', async (_, answer) => {
  const { confirmed, left, sent, notify } = await logOutWith(answer)
  expect(sent).toHaveLength(1)
  expect(confirmed).toBe(false)
  expect(left).toEqual([])
  expect(notify).not.toHaveBeenCalled()
})

test('4-15 a visitor who opens the logout page sends nothing', async () => {
  const { sent, confirmed } = await logOutWith(success, '')
  expect(sent).toEqual([])
  expect(confirmed).toBe(false)
})
