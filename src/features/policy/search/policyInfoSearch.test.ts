import { expect, test } from 'vitest'
import { readPolicyInfoSearch } from './policyInfoSearch.ts'

test('an address with all parameters is parsed completely', () => {
  const search = {
    form: { associatedWordId: 'w-1', associatedWordName: '智能工厂' },
    level: 'CITY,COUNTY',
    department: '市科学技术局',
    declareState: 'OPEN',
    amountRange: 'FROM_10,UNSTATED',
    publishFrom: '2026-01-01',
    publishTo: '2026-06-30',
    fitting: true,
    sort: 'END_SOON',
    current: 3,
  }
  expect(readPolicyInfoSearch(search)).toEqual(search)
})

test('parsing a parsed search changes nothing, so that an address does not redirect for ever', () => {
  const once = readPolicyInfoSearch({ keyword: 2026, level: ['CITY', 'CITY'], current: '2', form: '{"keyword":"a"}' })
  expect(readPolicyInfoSearch({ ...once })).toEqual(once)
  expect(once).toEqual({ keyword: '2026', level: 'CITY', current: 2, form: { keyword: 'a' } })
})

test('a form without scripts repeats a parameter for each value', () => {
  expect(readPolicyInfoSearch({ category: ['FUND', 'TAX'] })).toEqual({ category: 'FUND,TAX' })
})

test.each([
  [{ form: '%E0%A4%A' }],
  [{ level: 'MOON' }],
  [{ sort: 'RANDOM' }],
  [{ current: -1 }],
  [{ current: 1 }],
  [{ current: 'x' }],
  [{ amountRange: '50' }],
  [{ fitting: 'yes' }],
  [{ publishFrom: '2026-02-30' }],
  [{ keyword: { a: 1 } }],
])('2.1-92 %j is parsed as the empty search, whatever the router keeps of the raw parameters', (raw) => {
  expect({ ...raw, ...readPolicyInfoSearch(raw) }).toEqual({})
})
