import { expect, test } from 'vitest'
import { isSameSearch } from './ownSearch.ts'

const key = (query: object) => ['searchPolicies', { query }]

test('another page or another order is the same search', () => {
  expect(isSameSearch(key({ keyword: '技改', current: 1 }), key({ keyword: '技改', current: 2, sort: 'NEW' }))).toBe(
    true,
  )
})

test('another word, condition or list is another search', () => {
  const search = key({ keyword: '技改', level: ['COUNTY'] })
  expect(isSameSearch(search, key({ keyword: '高企', level: ['COUNTY'] }))).toBe(false)
  expect(isSameSearch(search, key({ keyword: '技改' }))).toBe(false)
  expect(isSameSearch(search, ['listDemands', search[1]])).toBe(false)
})
