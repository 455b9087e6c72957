import { expect, test } from 'vitest'
import { gatewayUrl } from './address.ts'

test.each([
  ['/uaa/api/captcha/1', '/gateway/uaa/api/captcha/1'],
  ['uaa/api/captcha/1', '/gateway/uaa/api/captcha/1'],
  ['//evil.example/a.png', '/gateway/evil.example/a.png'],
  ['javascript:alert(1)', '/gateway/javascript:alert(1)'],
  ['https://img.example.gov.cn/a.png', 'https://img.example.gov.cn/a.png'],
])('the browser loads the gateway file %s from %s', (path, address) => {
  expect(gatewayUrl(path)).toBe(address)
})
