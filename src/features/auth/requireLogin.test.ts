import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { requestCookies } from '#gateway/cookies.ts'
import { createSession } from '#gateway/session.ts'
import { createMessageStore } from '#ui/message/messageStore.ts'
import { requireLogin } from './requireLogin.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const href = '/qw/personal/collect?current=2#top'

function visit(cookies: string, preload = false) {
  const messages = createMessageStore()
  const session = createSession(requestCookies(cookies, () => {}))
  let thrown: unknown
  try {
    requireLogin({ context: { session, messages }, location: { href }, preload })
  } catch (error) {
    thrown = error
  }
  if (thrown !== undefined && !isRedirect(thrown)) throw thrown
  return { redirected: thrown, shown: messages.shown().map(({ level, text }) => `${level} ${text}`) }
}

const warning = 'warning 未登录用户禁止访问，请先登录'

test('with an access token the route opens', () => {
  expect(visit('txqyfw_access_token=abc')).toEqual({ redirected: undefined, shown: [] })
})

test('4-25 4-26 6-12 9-47 without an access token the guard redirects to /auth/qw with the full path as redirect_uri', () => {
  const { redirected } = visit('txqyfw_user=abc')
  expect(redirected?.options).toMatchObject({ to: '/auth/qw', search: { redirect_uri: href } })
})

test('4-27 in the browser the guard shows the warning at once', () => {
  vi.stubGlobal('document', {})
  const { redirected, shown } = visit('')
  expect(shown).toEqual([warning])
  expect(redirected?.headers.has('Set-Cookie')).toBe(false)
})

test('4-27 prefetching a page shows no warning', () => {
  vi.stubGlobal('document', {})
  expect(visit('', true).shown).toEqual([])
})

test('4-27 on the server the warning is left for the login page', () => {
  const { redirected, shown } = visit('')
  expect(shown).toEqual([])
  expect(redirected?.headers.get('Set-Cookie')).toMatch(/^txqyfw_login_notice=required; Path=\/auth;.*Max-Age=60/)
})
