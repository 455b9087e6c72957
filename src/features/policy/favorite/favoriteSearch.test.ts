import { expect, test } from 'vitest'
import { favoriteSearchSchema, pageInstead } from './favoriteSearch.ts'

test('the list of favourites opens on the page of its address', () => {
  expect(favoriteSearchSchema.parse({ current: 3 })).toEqual({ current: 3 })
})

test.each([
  {},
  { current: 1 },
  { current: 0 },
  { current: 1.5 },
  { current: 'x' },
  { current: [2] },
  { current: null },
])('the list of favourites opened with %j shows its first page', (search) => {
  expect(favoriteSearchSchema.parse(search).current).toBeUndefined()
})

test.each([
  ['a page with favourites stays', { current: 2, total: 11, size: 10, records: [{}] }, undefined],
  ['the empty list stays', { current: 1, total: 0, size: 10, records: [] }, undefined],
  ['a page that was emptied gives way to the last one', { current: 2, total: 10, size: 10, records: [] }, 1],
  ['a page far behind the last gives way to the last one', { current: 9, total: 25, size: 10, records: [] }, 3],
  ['an emptied list gives way to its first page', { current: 2, total: 0, size: 10, records: [] }, 1],
])('%s', (_, page, expected) => {
  expect(pageInstead(page)).toBe(expected)
})
