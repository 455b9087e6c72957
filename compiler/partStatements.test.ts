import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { addStatements } from './statements.ts'

const foremost = {
  'x-foremost': { field: 'tag/code', of: 'batches', value: 'state', ranks: [['OPEN', 'ENDING'], ['LATER'], ['END']] },
}
const tagged = (code: string, ...states: string[]) => ({ tag: { code }, batches: states.map((state) => ({ state })) })
const totals = { 'x-totals': { events: { of: 'days', sum: ['starts', 'ends'], upTo: 3 } } }
const month = (events: number, ...days: [number, number][]) => ({
  events: Array.from({ length: events }),
  days: days.map(([starts, ends]) => ({ starts, ends })),
})

test.for([
  ['the state of one that is open', foremost, tagged('ENDING', 'END', 'ENDING'), undefined],
  ['the state of the first', foremost, tagged('END', 'END', 'OPEN'), 'must have tag/code OPEN as in batches'],
  ['another one of the same rank', foremost, tagged('OPEN', 'ENDING'), 'must have tag/code ENDING as in batches'],
  ['a state of no rank', foremost, tagged('NONE', 'OPEN'), undefined],
  ['no batch', foremost, tagged('END'), undefined],
  ['all that the days count', totals, month(2, [1, 0], [0, 1]), undefined],
  ['a full list', totals, month(3, [4, 0]), undefined],
  ['fewer', totals, month(1, [2, 0]), 'must have 2 in events, the sum of starts, ends in days'],
  ['more', totals, month(3, [0, 1]), 'must have 1 in events, the sum of starts, ends in days'],
] as const)('%s', ([, schema, value, message]) => {
  const ajv = new Ajv2020({ strict: false })
  addStatements(ajv)
  ajv.validate(schema, value)
  expect(ajv.errors?.[0]?.message).toBe(message)
})
