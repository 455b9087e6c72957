import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { SortKey } from './orderStatement.ts'
import { addStatements } from './statements.ts'

function isSorted(keys: SortKey[], records: unknown[]): boolean {
  const ajv = new Ajv2020({ strict: false })
  addStatements(ajv)
  return ajv.validate({ type: 'array', 'x-sorted': keys }, records)
}

const levels: SortKey[] = [{ level: ['NATIONAL', 'PROVINCIAL', 'MUNICIPAL'] }]
const rules: SortKey[] = [{ tool: 'together' }, '-from']
const events: SortKey[] = [{ type: { BEGIN: 'start', FINISH: 'end' } }]

test.each([
  ['values in their own order', levels, [{ level: 'NATIONAL' }, { level: 'MUNICIPAL' }], true],
  ['the lower level first', levels, [{ level: 'MUNICIPAL' }, { level: 'PROVINCIAL' }], false],
  ['an unknown value anywhere', levels, [{ level: 'TOWN' }, { level: 'NATIONAL' }], true],
  ['groups in any order', rules, [{ tool: 'b' }, { tool: 'b' }, { tool: 'a' }], true],
  ['a group that begins again', rules, [{ tool: 'b' }, { tool: 'a' }, { tool: 'b' }], false],
  [
    'each group in its order',
    rules,
    [
      { tool: 'b', from: '2022' },
      { tool: 'a', from: '2026' },
      { tool: 'a', from: '2025' },
    ],
    true,
  ],
  [
    'a group that is turned round',
    rules,
    [
      { tool: 'a', from: '2025' },
      { tool: 'a', from: '2026' },
    ],
    false,
  ],
  [
    'by the field that the value names',
    events,
    [
      { type: 'BEGIN', start: '02', end: '09' },
      { type: 'FINISH', start: '01', end: '03' },
    ],
    true,
  ],
  [
    'by another field than the value names',
    events,
    [
      { type: 'FINISH', start: '01', end: '03' },
      { type: 'BEGIN', start: '02', end: '09' },
    ],
    false,
  ],
])('%s', (_, keys, records, isRight) => {
  expect(isSorted(keys, records)).toBe(isRight)
})
