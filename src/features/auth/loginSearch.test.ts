import { expect, test } from 'vitest'
import { loginSearch } from './loginSearch.ts'

test('2.3-11 the login link of a page leads back to it', () => {
  expect(loginSearch('/policy/info?keyword=专精&page=2')).toEqual({ redirect_uri: '/policy/info?keyword=专精&page=2' })
})

test.each(['/', '/auth/qw/privacy', '/auth/qw?redirect_uri=%2Fpolicy'])(
  '2.3-11 from %s the login link is plain',
  (path) => {
    expect(loginSearch(path)).toEqual({})
  },
)
