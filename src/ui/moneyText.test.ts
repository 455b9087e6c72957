import { expect, test } from 'vitest'
import { moneyRangeText } from './moneyText.ts'

test('an amount names the bounds that are known, in 万元', () => {
  expect(moneyRangeText({ min: 10, max: 1200 })).toBe('10–1,200 万元')
  expect(moneyRangeText({ min: 10, max: 10 })).toBe('10 万元')
  expect(moneyRangeText({ min: 10, max: null })).toBe('10 万元起')
  expect(moneyRangeText({ min: null, max: 50 })).toBe('50 万元以内')
  expect(moneyRangeText({ min: null, max: null })).toBe('面议')
})
