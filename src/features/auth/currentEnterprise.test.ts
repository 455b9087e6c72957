import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { requestCookies } from '#gateway/cookies.ts'
import { createSession } from '#gateway/session.ts'
import { currentEnterprise, providerRights, storeFirstEnterprise } from './currentEnterprise.ts'

const first: Schema<'Enterprise'> = { id: 'b-1', enId: 'en-1', name: '甲（示例）', faStatus: 'NONE', bindAudit: 'PASS' }
const second: Schema<'Enterprise'> = { ...first, id: 'b-2', enId: 'en-2', name: '乙（示例）' }

/** The session of a signed-in user. */
function session(cookies = '') {
  return createSession(requestCookies(`txqyfw_access_token=token-1; ${cookies}`, () => {}))
}

test('4-37 the first enterprise is stored as current if none is set', () => {
  const store = session()
  storeFirstEnterprise(store, [first, second])
  expect(store.enterprise()).toBe('en-1')
})

test('4-37 a current enterprise that is set stays', () => {
  const store = session('txqyfw_enterprise=en-2')
  storeFirstEnterprise(store, [first, second])
  expect(store.enterprise()).toBe('en-2')
})

test('4-37 a current enterprise that is no longer bound is replaced by the first', () => {
  const store = session('txqyfw_enterprise=en-9')
  storeFirstEnterprise(store, [first, second])
  expect(store.enterprise()).toBe('en-1')
})

test('4-37 without enterprises nothing is stored', () => {
  const store = session()
  storeFirstEnterprise(store, [])
  expect(store.enterprise()).toBeUndefined()
})

test('4-35 the current enterprise is the one in the cookie', () => {
  expect(currentEnterprise([first, second], session('txqyfw_enterprise=en-2').enterprise())).toBe(second)
})

test('1-14 4-28 4-29 faStatus PASS gives the member badge and the business card', () => {
  expect(providerRights('PASS')).toEqual({ memberBadge: true, businessCard: true, resumeAsProvider: true })
})

test('1-14 4-31 faStatus PENDING can open the resume as provider, and nothing else', () => {
  expect(providerRights('PENDING')).toEqual({ memberBadge: false, businessCard: false, resumeAsProvider: true })
})

test.each(['NONE', 'REJECT', 'EXPIRED', 'FROZEN', 'QUIT'] as const)(
  '4-32 4-33 faStatus %s is not a provider',
  (status) => {
    expect(providerRights(status)).toEqual({ memberBadge: false, businessCard: false, resumeAsProvider: false })
  },
)
