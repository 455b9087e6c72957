import { expect, test } from 'vitest'
import { isLinkAddress } from './linkAddress.ts'

test.each([
  '/policy/info/p-1001#art-5',
  '#main',
  '?page=2',
  'https://www.example.gov.cn/a:b',
  'HTTP://www.example.gov.cn',
  'mailto:a@example.gov.cn',
  'tel:0523-1234567',
  '/search?next=javascript:1',
])('a link may lead to %s', (address) => {
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  'javascript://www.example.gov.cn/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'blob:https://www.example.gov.cn/1',
  'file:///etc/passwd',
  'intent://www.example.gov.cn',
  'https://',
  'http://[',
])('a link never leads to %j', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})
