import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import { surrounded, valueFaults } from './faults.ts'

const near = (pattern: string, valid: string) =>
  surrounded({ type: 'string', pattern }, valid)
    .filter(({ name }) => name.startsWith('pattern near'))
    .map(({ value }) => value)

test.for([
  ['^1[3-9]\\d{9}$', '13800000001', ['03800000001', '12800000001']],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', '22:00', ['32:00', '24:00', '22:60']],
  ['^\\d{6}$', '321283', []],
] as const)('texts just outside %s', ([pattern, valid, outside]) => {
  expect(near(pattern, valid)).toEqual(outside)
})

test.for([
  [1, [0, -1]],
  [0, [-1]],
  [18, [17]],
] as const)('below a minimum of %i', ([minimum, outside]) => {
  const faults = valueFaults({} as ContractDocument, { type: 'integer', minimum }, 0)
  expect(faults.filter(({ name }) => name.startsWith('below')).map(({ value }) => value)).toEqual(outside)
})
