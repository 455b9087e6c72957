import { expect, test } from 'vitest'
import { pageInstead } from './pageInstead.ts'

test.each([
  ['a page with records stays', { current: 2, pages: 2, records: [{}] }, undefined],
  ['the empty list stays', { current: 1, pages: 0, records: [] }, undefined],
  ['a page that was emptied gives way to the last one', { current: 2, pages: 1, records: [] }, 1],
  ['a page far behind the last gives way to the last one', { current: 9, pages: 3, records: [] }, 3],
  ['an emptied list gives way to its first page', { current: 2, pages: 0, records: [] }, 1],
  ['an empty page that is counted gives way to the one before', { current: 3, pages: 3, records: [] }, 2],
])('%s', (_, page, expected) => {
  expect(pageInstead(page)).toBe(expected)
})
