import { expect, test } from 'vitest'
import type { Filter } from './filters.ts'
import { areApart, wrongRecord } from './unions.ts'
import type { Listed } from './records.ts'

const filter = (value: string): Filter => ({
  name: 'level',
  field: 'level',
  operator: '=',
  value,
  isList: true,
  wider: [],
  isPartial: false,
})
const both: [Filter, Filter] = [filter('CITY'), filter('COUNTY')]
const city = { id: 'a', level: 'CITY' }
const county = { id: 'b', level: 'COUNTY' }
const province = { id: 'c', level: 'PROVINCE' }
const listed = (...records: object[]) => ({ records, isWhole: true, total: records.length }) as Listed

test('two values are tried only if records tell them apart', () => {
  expect(areApart([city, county], ...both)).toBe(true)
  expect(areApart([city, province], ...both)).toBe(false)
  expect(areApart([city, county, { level: ['CITY', 'COUNTY'] }], ...both)).toBe(false)
})

test('a record of either value must be there, and no other', () => {
  const all = listed(city, county, province)
  expect(wrongRecord(all, both, listed(city, county))).toBeUndefined()
  expect(wrongRecord(all, both, listed(city))).toBe('没有 b')
  expect(wrongRecord(all, both, listed(city, county, province))).toBe('含 c')
})
