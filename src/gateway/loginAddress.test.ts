import { expect, test } from 'vitest'
import { loginAddress, loginSearch } from './loginAddress.ts'

test('2.3-11 the login link of a page leads back to it', () => {
  expect(loginSearch('/policy/info?keyword=专精&page=2')).toEqual({ redirect_uri: '/policy/info?keyword=专精&page=2' })
})

test.each(['/', '/auth/qw/privacy', '/auth/qw?redirect_uri=%2Fpolicy'])(
  '2.3-11 from %s the login link is plain',
  (path) => {
    expect(loginSearch(path)).toEqual({})
  },
)

test('4-22 the login route carries the current path as redirect_uri, encoded', () => {
  expect(loginAddress('/policy/info?keyword=专精&page=2')).toBe(
    '/auth/qw?redirect_uri=%2Fpolicy%2Finfo%3Fkeyword%3D%E4%B8%93%E7%B2%BE%26page%3D2',
  )
})

test.each(['/auth/qw', '/auth/qw?redirect_uri=%2Fa', '/auth/qw/createUser', '/auth'])('4-22 %s stays', (path) => {
  expect(loginAddress(path)).toBe(path)
})

test('4-22 a path that merely begins like /auth is no login page', () => {
  expect(loginAddress('/authors')).toBe('/auth/qw?redirect_uri=%2Fauthors')
})

test('4-22 the login address carries the home page, too', () => {
  expect(loginAddress('/')).toBe('/auth/qw?redirect_uri=%2F')
})
