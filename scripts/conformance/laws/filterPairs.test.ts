import { expect, test } from 'vitest'
import { tellingPairs } from './filterPairs.ts'
import type { Filter } from './filters.ts'
import type { Listed } from './records.ts'

const filters = (name: string, values: unknown[]) =>
  values.map((value): Filter => {
    const plain = { operator: '=', isList: false, wider: [], isPartial: false, isOpen: false }
    return { ...plain, name, field: name, value }
  })

/** The values of the pairs that would be tried. */
function valuesTried(records: Record<string, unknown>[], kinds: unknown[], years: unknown[]): unknown[] {
  const pairs = tellingPairs({ records } as unknown as Listed, filters('kind', kinds), filters('year', years))
  return pairs.map((pair) => pair.map(({ value }) => value))
}

test('one pair shows both filters if records fit either alone', () => {
  const records = [
    { kind: 'A', year: 2025 },
    { kind: 'B', year: 2025 },
    { kind: 'B', year: 2026 },
  ]
  expect(valuesTried(records, ['A', 'B'], [2025, 2026])).toEqual([['B', 2025]])
})

test('where all records are of one year, another year shows that it is forgotten', () => {
  const records = [
    { kind: 'A', year: 2026 },
    { kind: 'B', year: 2026 },
  ]
  expect(valuesTried(records, ['A', 'B'], [2026])).toEqual([
    ['A', 2025],
    ['A', 2026],
  ])
})
