import { expect, test } from 'vitest'
import { isAmong } from './lists.ts'

test('a record belongs to the list when one of its fields has what the member keeps', () => {
  const kept = new Map<string, unknown[]>([
    ['listTag/*/tagId', ['t-101']],
    ['department', ['市科学技术局']],
    ['level', []],
  ])
  expect(isAmong({ listTag: [{ tagId: 't-7' }, { tagId: 't-101' }], department: '市商务局' }, kept)).toBe(true)
  expect(isAmong({ listTag: [], department: '市科学技术局' }, kept)).toBe(true)
  expect(isAmong({ listTag: [{ tagId: 't-7' }], department: '市商务局', level: 'CITY' }, kept)).toBe(false)
  expect(isAmong({ listTag: [] }, new Map([['level', []]]))).toBe(false)
})
