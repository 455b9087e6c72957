import { expect, test } from 'vitest'
import { comparedIds, idsIn, readCompareSearch } from './compareSearch.ts'

test('an address names up to four policies, once each', () => {
  expect(idsIn(readCompareSearch({ ids: 'p-1, p-2,p-1,p-3,p-4,p-5' }))).toEqual(['p-1', 'p-2', 'p-3', 'p-4'])
})

test.each([undefined, 7, '', ',', '../uaa,p 1'])('an address with ids=%s names none', (ids) => {
  expect(readCompareSearch({ ids })).toEqual({ ids: undefined, differing: undefined })
})

test('the address of some policies is parsed back to these policies', () => {
  const ids = comparedIds([{ id: 'p-1' }, { id: 'p-2' }])
  expect(idsIn(readCompareSearch({ ids, differing: true }))).toEqual(['p-1', 'p-2'])
  expect(comparedIds([])).toBeUndefined()
})
