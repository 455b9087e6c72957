import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { addStatements } from './statements.ts'

const ajv = new Ajv2020({ strict: false })
addStatements(ajv)
const fits = ajv.compile({
  'x-filled': { done: { of: [['name'], ['staff/count'], ['province', 'city']], latest: ['years/0/tax'] } },
})

test.for([
  ['the number 0 is a value', { done: '25%', staff: { count: 0 } }, true],
  ['no text, no item and null are none', { done: '0%', name: '', staff: { count: null } }, true],
  ['a value that does not count', { done: '25%', name: '甲', staff: { count: 3 } }, false],
  ['several that count as one', { done: '25%', province: '1', city: '2' }, true],
  ['several that count one by one', { done: '75%', name: '甲', province: '1', city: '2' }, false],
  ['one of several may count', { done: '25%', province: '1', city: null }, true],
  ['one of several need not count', { done: '0%', province: '1', city: null }, true],
  ['the newest record counts', { done: '50%', name: '甲', years: [{ tax: 0 }] }, true],
  ['the newest record is too old', { done: '25%', name: '甲', years: [{ tax: 0 }] }, true],
] as const)('x-filled: %s', ([, object, isRight]) => {
  expect(fits(object)).toBe(isRight)
})
