import { expect, test } from 'vitest'
import { disarm } from './disarm.ts'

function disarmed(given: Record<string, string>): Record<string, string> {
  const headers = new Headers(given)
  disarm(headers)
  return Object.fromEntries(headers)
}

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/octet-stream',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'image/png',
  'image/jpeg',
  'text/plain;charset=utf-8',
  'text/calendar',
])('%s stays as the gateway sent it', (type) => {
  const given = { 'content-type': type, 'content-disposition': 'inline; filename="a"' }
  expect(disarmed(given)).toEqual(given)
})

test.each([
  'text/html; charset=utf-8',
  'TEXT/HTML',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'application/vnd.ms-x+xml',
  'text/xsl',
  'text/css',
  'multipart/x-mixed-replace; boundary=a',
  'multipart/related',
  'message/rfc822',
  'application/x-shockwave-flash',
  'application/json, text/html',
  'application/json;a=",text/html',
  'image/pngx',
  '',
  'x',
])('%j is downloaded and never opened as a page', (type) => {
  const { 'content-security-policy': policy, ...rest } = disarmed({ 'content-type': type })
  expect(policy).toMatch(/^sandbox; default-src 'none';/)
  expect(policy).not.toMatch(/allow-/)
  expect(rest['content-disposition']).toBe('attachment')
})

test.each([
  'text/javascript',
  'application/javascript; charset=utf-8',
  'Application/X-JavaScript',
  'text/jscript',
  'text/ecmascript',
])('%s is not executed as a script', (type) => {
  expect(disarmed({ 'content-type': type })['content-type']).toBe('application/octet-stream')
})

test('a file keeps its name', () => {
  const given = { 'content-type': 'text/html', 'content-disposition': `inline; filename*=UTF-8''a.html` }
  expect(disarmed(given)['content-disposition']).toBe(`attachment; filename*=UTF-8''a.html`)
  const attached = { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="a.html"' }
  expect(disarmed(attached)['content-disposition']).toBe('attachment; filename="a.html"')
})
