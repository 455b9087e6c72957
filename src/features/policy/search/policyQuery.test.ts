import { expect, test } from 'vitest'
import { policyQueryOf, searchedWord, visitorsSearch } from './policyQuery.ts'

test('2.3-46 a keyword in the form object and a plain keyword give the same search', () => {
  expect(policyQueryOf({ form: { keyword: '技改' } })).toEqual(policyQueryOf({ keyword: '技改' }))
  expect(policyQueryOf({ keyword: '技改' })).toEqual({ keyword: '技改', current: 1, size: 10 })
})

test('2.3-49 2.3-50 an associated word is sent with name and id', () => {
  expect(policyQueryOf({ form: { associatedWordId: 'w-101', associatedWordName: '智能化改造' } })).toEqual({
    associatedWordId: 'w-101',
    associatedWordName: '智能化改造',
    current: 1,
    size: 10,
  })
})

test('filters are sent as lists, and empty values are not sent', () => {
  expect(
    policyQueryOf({ level: 'CITY,COUNTY', amountRange: 'FROM_50', sort: 'NEW', current: 2, keyword: undefined }),
  ).toEqual({
    level: ['CITY', 'COUNTY'],
    amountRange: ['FROM_50'],
    sort: 'NEW',
    current: 2,
    size: 10,
  })
})

test('the highlighted word is the keyword, else the associated word', () => {
  expect(searchedWord({ keyword: '技改', form: { associatedWordName: '智能工厂' } })).toBe('技改')
  expect(searchedWord({ form: { associatedWordName: '智能工厂' } })).toBe('智能工厂')
  expect(searchedWord({ form: { policyTagName: '高企' } })).toBeUndefined()
})

test('only a member can ask for fitting policies', () => {
  const search = { keyword: '技改', fitting: true } as const
  expect(policyQueryOf(search)).toMatchObject({ fitting: true })
  expect(policyQueryOf(visitorsSearch(search))).not.toHaveProperty('fitting')
})
