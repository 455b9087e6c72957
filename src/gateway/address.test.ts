import { expect, test } from 'vitest'
import { gatewayUrl } from './address.ts'
import { loginAddress } from './loginAddress.ts'

test.each([
  ['/uaa/api/captcha/1', '/gateway/uaa/api/captcha/1'],
  ['uaa/api/captcha/1', '/gateway/uaa/api/captcha/1'],
  ['//evil.example/a.png', '/gateway/evil.example/a.png'],
  ['javascript:alert(1)', '/gateway/javascript:alert(1)'],
  ['https://img.example.gov.cn/a.png', 'https://img.example.gov.cn/a.png'],
])('the browser loads the gateway file %s from %s', (path, address) => {
  expect(gatewayUrl(path)).toBe(address)
})

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
