import { expect, test } from 'vitest'
import { policyDetail } from './policyDetail.testdata.ts'
import { validityNotice } from './validityNotice.ts'

test('a policy in force needs no notice', () => {
  expect(validityNotice(policyDetail)).toBeUndefined()
})

test('a replaced policy names the one to read instead', () => {
  const replaced = { ...policyDetail, validity: 'REPLACED' as const, replacedById: 'p-1004', replacedByTitle: '新办法' }
  expect(validityNotice(replaced)).toEqual({
    text: '历史政策：已被《新办法》替代，仅供参考',
    instead: { id: 'p-1004', title: '新办法' },
  })
})

test('a historic policy says since when', () => {
  expect(validityNotice({ ...policyDetail, validity: 'EXPIRED', expireDate: '2025-12-31' })?.text).toBe(
    '历史政策：本政策已于 2025-12-31 失效，仅供参考',
  )
  expect(validityNotice({ ...policyDetail, validity: 'REPEALED' })?.text).toContain('已废止')
})
