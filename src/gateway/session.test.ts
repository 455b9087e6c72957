import { afterEach, expect, test, vi } from 'vitest'
import { browserCookies, noCookies, requestCookies } from './cookies.ts'
import { createSession, sessionCookies, type SessionUser, visitor } from './session.ts'
import type { ToldChange } from './sessionTabs.ts'

const tokens = { access_token: 'access-token-00001', refresh_token: 'refresh-token-0001' }
const user: SessionUser = {
  id: 'u-0001',
  nickName: '张经理🙂',
  currentEnterprise: { id: 'e-1', enId: 'en-0001', name: '泰兴示例精工有限公司' },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The jar of a browser whose document stores what is written to it. */
function browserLike() {
  const cookies = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const ends = attributes.find((attribute) => attribute.startsWith('expires='))?.slice('expires='.length)
      if (ends !== undefined && Date.parse(ends) < Date.now()) cookies.delete(name)
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
    },
  })
  return { jar: browserCookies(), cookies, written }
}

test('3.5-01 3.5-02 9-39 tokens are kept in cookies with the prefix txqyfw_', () => {
  const { jar, cookies } = browserLike()
  createSession(jar).signIn(tokens, { loginType: 'member' })
  expect(cookies.get('txqyfw_access_token')).toBe(tokens.access_token)
  expect(cookies.get('txqyfw_refresh_token')).toBe(tokens.refresh_token)
})

test('3.5-03 3.5-09 3.5-10 3.5-11 every cookie is secure, same-site lax, path /', () => {
  const { jar, written } = browserLike()
  const session = createSession(jar)
  session.signIn(tokens, { loginType: 'member' })
  session.setUser(user, session.login())
  session.setEnterprise('en-0001')
  session.clear()
  expect(written.length).toBeGreaterThan(9)
  for (const setCookie of written) {
    expect(setCookie.split('; ')).toEqual(expect.arrayContaining(['path=/', 'sameSite=lax', 'secure']))
  }
})

test('3.5-06 3.5-07 3.5-08 login info and user are base64 JSON that survives Chinese, and are there after a reload', () => {
  const { jar, cookies } = browserLike()
  const session = createSession(jar)
  session.signIn(tokens, { loginType: 'member' })
  session.setUser(user, session.login())
  const stored = Buffer.from(decodeURIComponent(cookies.get('txqyfw_user')!), 'base64').toString('utf8')
  expect(JSON.parse(stored)).toEqual(user)
  const reloaded = createSession(jar)
  expect(reloaded.state()).toEqual({ signedIn: true, renewing: false, user })
  expect(reloaded.loginInfo()).toEqual({ loginType: 'member' })
})

test('3.5-07 the login name, which may be a phone number, is not kept in a cookie', () => {
  const { jar, cookies } = browserLike()
  const session = createSession(jar)
  const fetched = { ...user, loginName: '13900000001' }
  session.setUser(fetched, session.login())
  expect(Buffer.from(decodeURIComponent(cookies.get('txqyfw_user')!), 'base64').toString('utf8')).not.toContain('139')
})

test('3.5-12 4-35 the current enterprise is kept in a cookie', () => {
  const { jar, cookies } = browserLike()
  const session = createSession(jar)
  session.signIn(tokens, { loginType: 'member' })
  session.setEnterprise('en-0001')
  expect(cookies.get('txqyfw_enterprise')).toBe('en-0001')
  expect(createSession(jar).enterprise()).toBe('en-0001')
})

test('a late reply about somebody who has logged out is discarded', () => {
  const { jar, cookies } = browserLike()
  const session = createSession(jar)
  session.signIn(tokens, { loginType: 'member' })
  const login = session.login()
  session.clear()
  session.setUser(user, login)
  session.setEnterprise('en-0001')
  expect(Object.fromEntries(cookies)).toEqual({})
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
})

test('a late reply about somebody is not kept for the next user, in this tab or another', () => {
  const { jar } = browserLike()
  const [here, elsewhere] = [createSession(jar), createSession(jar)]
  here.signIn(tokens, { loginType: 'member' })
  const former = here.login()
  here.clear()
  here.signIn({ ...tokens, access_token: 'b' }, { loginType: 'member' })
  here.setUser(user, former)
  expect(here.state()).toEqual({ signedIn: true, renewing: false, user: undefined })
  const login = here.login()
  here.restore({ ...tokens, access_token: 'c' })
  expect(here.login()).toBe(login)
  elsewhere.signIn({ ...tokens, access_token: 'd' }, { loginType: 'member' })
  here.reread('signIn')
  here.setUser(user, login)
  expect(here.state().user).toBeUndefined()
})

test('while tokens are being renewed the cookies still identify the user', () => {
  const session = createSession(browserLike().jar)
  session.signIn(tokens, { loginType: 'member' })
  session.setUser(user, session.login())
  session.suspend()
  expect(session.state().user).toBeUndefined()
  expect(session.storedUser()).toEqual(user)
  session.clear()
  expect(session.storedUser()).toBeUndefined()
})

test('4-10 logged in means that an access token exists', () => {
  const { jar, cookies } = browserLike()
  expect(createSession(jar).state().signedIn).toBe(false)
  cookies.set('txqyfw_access_token', 'token')
  expect(createSession(jar).state().signedIn).toBe(true)
})

test('4-16 clearing removes the tokens, login info and user', () => {
  const { jar, cookies } = browserLike()
  const session = createSession(jar)
  session.signIn(tokens, { loginType: 'member' })
  session.setUser(user, session.login())
  session.setEnterprise('en-0001')
  session.clear()
  expect([...cookies]).toEqual([])
  expect(session.state()).toEqual({ signedIn: false, renewing: false, user: undefined })
})

test('a new login forgets the user and enterprise of the previous one', () => {
  const { jar } = browserLike()
  const session = createSession(jar)
  session.setUser(user, session.login())
  session.setEnterprise('en-0001')
  session.signIn(tokens, { loginType: 'member' })
  expect(session.state()).toEqual({ signedIn: true, renewing: false, user: undefined })
  expect(session.enterprise()).toBeUndefined()
})

test.each([
  ['not base64', '%%%'],
  ['an undecodable escape', '%E4%'],
  ['base64 of bytes that are not UTF-8', btoa('{"id":"u-1","nickName":"\xFF"}')],
  ['a user without id', btoa('{"nickName":"Zhang"}')],
  ['JSON of another shape', btoa('{"id":7}')],
  ['base64 of null', btoa('null')],
])('a user cookie that is %s counts as missing', (_, value) => {
  const jar = requestCookies(`${sessionCookies.accessToken}=token; ${sessionCookies.user}=${value}`, () => {})
  expect(createSession(jar).state()).toEqual({ signedIn: true, renewing: false, user: undefined })
})

test('subscribers hear of each change until they unsubscribe, and the state is the same object in between', () => {
  const session = createSession(browserLike().jar)
  session.signIn(tokens, { loginType: 'member' })
  const heard = vi.fn<() => void>()
  const leave = session.subscribe(heard)
  const before = session.state()
  expect(session.state()).toBe(before)
  session.setUser(user, session.login())
  expect(heard).toHaveBeenCalledTimes(1)
  expect(session.state()).not.toBe(before)
  leave()
  session.clear()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('on the server a changed cookie can be read back and becomes a Set-Cookie header', () => {
  const sent: string[] = []
  const session = createSession(requestCookies('txqyfw_access_token=old; other=1', (text) => sent.push(text)))
  expect(session.accessToken()).toBe('old')
  session.restore(tokens)
  expect(session.accessToken()).toBe(tokens.access_token)
  expect(sent).toContain(`txqyfw_access_token=${tokens.access_token}; Path=/; SameSite=Lax; Secure`)
  session.clear()
  expect(session.accessToken()).toBeUndefined()
})

test('a jar for pages that are the same for everybody stores nothing', () => {
  const session = createSession(noCookies)
  session.signIn(tokens, { loginType: 'member' })
  expect(session.accessToken()).toBeUndefined()
})

test('other tabs are informed of a login, a switch of the enterprise and a logout, once each', () => {
  const { jar } = browserLike()
  const announce = vi.fn<(told: ToldChange) => void>()
  const session = createSession(jar, announce)
  session.clear()
  session.signIn(tokens, { loginType: 'member' })
  session.setUser(user, session.login())
  session.setEnterprise('en-0001')
  session.setEnterprise('en-0001')
  session.setEnterprise('en-0002')
  session.suspend()
  session.clear()
  session.clear()
  expect(announce.mock.calls.flat()).toEqual([
    { change: 'signIn' },
    { change: 'enterprise', enterprise: 'en-0002' },
    { change: 'signOut' },
  ])
})

test('a tab adopts what another one has written into the cookies', () => {
  const { jar } = browserLike()
  const here = createSession(jar)
  const heard = vi.fn<() => void>()
  here.subscribe(heard)
  const elsewhere = createSession(jar)
  elsewhere.signIn(tokens, { loginType: 'member' })
  elsewhere.setUser(user, elsewhere.login())
  here.reread('signIn')
  expect(here.state()).toEqual({ signedIn: true, renewing: false, user })
  elsewhere.clear()
  here.reread('signOut')
  expect(here.state().signedIn).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the state of a visitor is the one that every page is hydrated with, so that nothing is rendered again', () => {
  expect(createSession(browserLike().jar).state()).toBe(visitor)
})
