import { expect, test } from 'vitest'
import { sessionCookies } from '#gateway/session.ts'
import { loginIfLost } from './singleLogin.ts'

const page = new Request('http://portal.test/qw/personal/collect?current=2')

/** Runs the check with these cookies against a gateway that gives this reply. */
async function check(cookies: string, reply: () => Response) {
  const asked: { url: string; body: unknown; headers: Headers }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push({ url: request.url, body: await request.json(), headers: request.headers })
    return reply()
  }
  const context = {
    clientIp: '203.0.113.7',
    gatewayUrl: 'http://gateway.test',
    tenantHost: 'portal.test',
    cookies,
    fetch,
  }
  return { asked, login: await loginIfLost(page, context) }
}

const state =
  (valid: boolean, takenOver = false) =>
  () =>
    Response.json({ returnCode: '200', data: { valid, expiresIn: valid ? 60 : 0, takenOver } })
const access = 'txqyfw_access_token=access-0001-0001-0001'

test('4-72 N-69 the login is checked with checkToken, for the visitor and without the bearer', async () => {
  const { asked, login } = await check(`${access}; txqyfw_enterprise=en-1`, state(true))
  expect(login).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe('http://gateway.test/uaa/api/token-check')
  expect(asked[0]?.body).toEqual({ token: 'access-0001-0001-0001' })
  expect(asked[0]?.headers.get('client-ip')).toBe('203.0.113.7')
  expect(asked[0]?.headers.get('enterprise-id')).toBe('en-1')
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('4-72 a login that has ended clears all session cookies and redirects to the login page and back', async () => {
  const { login } = await check(`${access}; txqyfw_user=x; txqyfw_enterprise=en-1`, state(false))
  expect(login?.status).toBe(307)
  expect(login?.headers.get('location')).toBe('/auth/qw?redirect_uri=%2Fqw%2Fpersonal%2Fcollect%3Fcurrent%3D2')
  expect(login?.headers.get('cache-control')).toBe('private, no-store')
  const cleared = login?.headers.getSetCookie() ?? []
  expect(cleared.slice(0, 5).map((cookie) => cookie.split(/=; .*Max-Age=/))).toEqual(
    Object.values(sessionCookies).map((name) => [name, '0']),
  )
  expect(cleared.slice(5)).toEqual([expect.stringMatching(/^txqyfw_login_notice=lost; Path=\/auth;.*Max-Age=60/)])
})

test('4-72 9-44 a member who has logged in elsewhere is redirected to the login page, although there is a refresh token', async () => {
  const { login } = await check(`${access}; txqyfw_refresh_token=r`, state(false, true))
  expect(login?.headers.get('location')).toBe('/auth/qw?redirect_uri=%2Fqw%2Fpersonal%2Fcollect%3Fcurrent%3D2')
  const cookies = login?.headers.getSetCookie() ?? []
  expect(cookies).toContainEqual(expect.stringMatching(/^txqyfw_refresh_token=; .*Max-Age=0$/))
  expect(cookies).toContainEqual(expect.stringMatching(/^txqyfw_login_notice=takenOver;/))
})

test('a member with a refresh token stays: the browser renews the tokens or loses them', async () => {
  expect((await check(`${access}; txqyfw_refresh_token=r`, state(false))).login).toBeUndefined()
})

test.each([
  ['that fails', () => new Response('', { status: 500 })],
  ['that cannot be reached', () => Promise.reject(new TypeError('fetch failed')) as unknown as Response],
])('a gateway %s logs nobody out', async (_name, reply) => {
  expect((await check(access, reply)).login).toBeUndefined()
})

test('a visitor without a token costs no call', async () => {
  expect((await check('txqyfw_user=x', state(false))).asked).toEqual([])
})
