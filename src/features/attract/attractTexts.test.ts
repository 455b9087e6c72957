import { expect, test } from 'vitest'
import { investText } from './attractTexts.ts'

test('an investment shows the known bounds', () => {
  expect(investText({ investAmountMin: 0.5, investAmountMax: 3 })).toBe('0.5–3 亿元')
  expect(investText({ investAmountMin: 2, investAmountMax: 2 })).toBe('2 亿元')
  expect(investText({ investAmountMin: 2, investAmountMax: null })).toBe('2 亿元起')
  expect(investText({ investAmountMin: null, investAmountMax: 3 })).toBe('3 亿元以内')
  expect(investText({ investAmountMin: null, investAmountMax: null })).toBeUndefined()
})
