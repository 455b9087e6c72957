import { expect, test } from 'vitest'
import { isQuoted } from './quotes.ts'

const clauses = ['第三条 设备投入不低于 300 万元的，\n按 12% 补助。', null]

test.for([
  ['a part', '按 12% 补助', true],
  ['across a line', '300 万元的，按 12% 补助', true],
  ['shortened', '设备投入不低于 300 万元的…', true],
  ['in other words', '设备投入超过 300 万元', false],
] as const)('a quotation: %s', ([, quote, isRight]) => {
  expect(isQuoted(quote, clauses)).toBe(isRight)
})
