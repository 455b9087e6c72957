import { expect, test } from 'vitest'
import { menuEntries } from './menuEntries.ts'

const kinds = (...given: Parameters<typeof menuEntries>) => menuEntries(...given).map(({ kind }) => kind)

test('2.3-27 without enterprises the menu offers binding one, and nothing else besides logout', () => {
  expect(kinds(undefined)).toEqual(['bind'])
})

test('2.3-20 2.3-21 the business card is offered to a provider with status PASS', () => {
  expect(kinds({ enId: 'en-1', faStatus: 'PASS' })).toEqual(['businessCard', 'messages', 'resume'])
})

test.each(['NONE', 'PENDING', 'REJECT', 'EXPIRED', 'FROZEN', 'QUIT'] as const)(
  '2.3-21 the business card is not offered with status %s',
  (faStatus) => {
    expect(kinds({ enId: 'en-1', faStatus })).toEqual(['messages', 'resume'])
  },
)

test.each([
  ['PASS', true],
  ['PENDING', true],
  ['NONE', false],
  ['REJECT', false],
] as const)(
  '2.1-98 2.1-99 2.1-100 2.1-101 2.3-24 with status %s the resume opens with isFacilitator=%s',
  (faStatus, isFacilitator) => {
    expect(menuEntries({ enId: 'en-1', faStatus })).toContainEqual({ kind: 'resume', enId: 'en-1', isFacilitator })
  },
)
