import { expect, test } from 'vitest'
import { returnAddress, singleSignOnOf, type SingleSignOn } from './singleSignOn.ts'

const asked = { clientId: 'policy-calculator', redirectUri: 'https://calculator.example.gov.cn/login?from=portal' }

function valid(destination: Parameters<typeof singleSignOnOf>[0]): SingleSignOn {
  const sso = singleSignOnOf(destination)
  if (sso === undefined || sso === 'invalid') throw new Error(`not followed: ${sso}`)
  return sso
}

test('an address without an application does not ask for single sign-on', () => {
  expect(singleSignOnOf({ redirect_uri: '/policy', state: 'x' })).toBeUndefined()
})

test('4-13 the return address carries the code in addition to its own parameters', () => {
  expect(returnAddress(valid(asked), 'c-1')).toBe('https://calculator.example.gov.cn/login?from=portal&code=c-1')
})

test('4-14 the state, if any, is passed on encoded, and never twice', () => {
  const sso = valid({ ...asked, redirectUri: `${asked.redirectUri}&state=old`, state: '办 理&x=1' })
  const url = new URL(returnAddress(sso, 'c 1'))
  expect(url.searchParams.getAll('state')).toEqual(['办 理&x=1'])
  expect(url.searchParams.get('code')).toBe('c 1')
  expect(returnAddress(valid(asked), 'c-1')).not.toContain('state')
})

test('the user sees the host they will be sent to', () => {
  expect(valid({ ...asked, redirectUri: 'http://127.0.0.1:8080/back' }).host).toBe('127.0.0.1:8080')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'ftp://files.example',
  '//calculator.example.gov.cn',
  '/policy',
  'https:',
  'https://',
  ' https://calculator.example.gov.cn',
  'https://calculator.example.gov.cn@evil.example/',
  'https://user:pass@evil.example/',
  `https://calculator.example.gov.cn/${'a'.repeat(500)}`,
  '',
])('a redirectUri of %s is not followed', (redirectUri) => {
  expect(singleSignOnOf({ ...asked, redirectUri })).toBe('invalid')
})

test('an application without an address, or with a strange id, is not followed', () => {
  expect(singleSignOnOf({ clientId: 'policy-calculator' })).toBe('invalid')
  expect(singleSignOnOf({ redirectUri: asked.redirectUri })).toBe('invalid')
  expect(singleSignOnOf({ ...asked, clientId: 'a b' })).toBe('invalid')
})
