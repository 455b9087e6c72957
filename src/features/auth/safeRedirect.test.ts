import { expect, test } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

test.each([
  '/',
  '/policy',
  '/policy/info?keyword=%E9%AB%98%E4%BC%81&page=2#list',
  '/policy/info?form=%7B%22keyword%22%3A%22a%2F%2Fb%5C%22%7D',
  '/qw/personal/collect',
  '/authority',
])('4-12 %s is accepted as the target of a login', (target) => {
  expect(safeRedirect(target)).toBe(target)
})

test('4-12 9-46 without redirect_uri a login ends on /', () => {
  expect(safeRedirect(undefined)).toBe('/')
})

test.each([
  ['protocol-relative', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['backslash for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['absolute https', 'https://evil.example/policy'],
  ['absolute without slashes', 'https:evil.example'],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hi'],
  ['relative', 'policy'],
  ['empty', ''],
  ['leading space', ' //evil.example'],
  ['tab between slashes', '/\t/evil.example'],
  ['line break between slashes', '/\n/evil.example'],
  ['dot segment before a host', '/.//evil.example'],
  ['dot segments before a host', '/policy/..//evil.example'],
  ['encoded dot segment before a host', '/%2e//evil.example'],
  ['encoded slash', '/%2Fevil.example'],
  ['encoded backslash', '/%5Cevil.example'],
  ['twice encoded slash', '/%252Fevil.example'],
  ['wholly encoded', '%2F%2Fevil.example'],
  ['undecodable', '/%E0%A4%A'],
  ['own login page', '/auth/qw'],
  ['own login page with a target', '/auth/qw?redirect_uri=%2Fauth%2Fqw'],
  ['own logout page', '/auth/qw/logout'],
  ['encoded login page', '/%61uth/qw'],
  ['login page through dot segments', '/policy/../auth/qw'],
  ['login area itself', '/auth'],
  ['not a string', ['/policy', '//evil.example']],
  ['number', 1],
  ['null', null],
])('4-12 a redirect_uri that is unsafe falls back to /: %s', (_, target) => {
  expect(safeRedirect(target)).toBe('/')
})
