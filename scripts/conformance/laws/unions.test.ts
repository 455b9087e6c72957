import { expect, test } from 'vitest'
import type { Filter } from './filters.ts'
import type { ListReader } from './listReader.ts'
import type { Listed } from './records.ts'
import { areApart, holdUnions, wrongRecord } from './unions.ts'

const filter = (value: string): Filter => ({
  name: 'level',
  field: 'level',
  operator: '=',
  value,
  isList: true,
  wider: [],
  isPartial: false,
  isOpen: false,
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

const open = { ...filter('OPEN'), name: 'state', field: 'state', isList: false }
const records = [
  { id: 'a', level: 'CITY', state: 'OPEN' },
  { id: 'b', level: 'CITY', state: 'SHUT' },
  { id: 'c', level: 'COUNTY', state: 'OPEN' },
]

/** The rules that a gateway breaks which answers so. */
async function broken(matches: (record: Record<string, string>, asked: Record<string, unknown>) => boolean) {
  const rules: string[] = []
  const list = {
    operation: { service: 'policy', operationId: 'listPolicies' },
    run: { check: (_: unknown, __: unknown, wrong?: { rule: string }) => wrong && rules.push(wrong.rule) },
    read: async (asked: Record<string, unknown>) => listed(...records.filter((record) => matches(record, asked))),
  }
  await holdUnions(list as unknown as ListReader, listed(...records), [...both, open])
  return rules
}

const isLevel = ({ level = '' }, asked: Record<string, unknown>) => String(asked['level']).includes(level)
const isState = ({ state = '' }, asked: Record<string, unknown>) =>
  [undefined, state].includes(asked['state'] as string)

test('another filter counts for each of the values', async () => {
  expect(await broken((record, asked) => isLevel(record, asked) && isState(record, asked))).toEqual([])
  const isFirst = ({ level = '' }, asked: Record<string, unknown>) => String(asked['level']).startsWith(level)
  expect(
    await broken((record, asked) => isFirst(record, asked) || (isLevel(record, asked) && isState(record, asked))),
  ).toEqual(['filter level union beside'])
})
