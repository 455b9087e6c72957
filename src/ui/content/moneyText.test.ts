import { expect, test } from 'vitest'
import { budgetText, moneyRangeText } from './moneyText.ts'

test('an amount shows the known bounds, in 万元', () => {
  expect(moneyRangeText({ min: 10, max: 1200 })).toBe('10–1,200 万元')
  expect(moneyRangeText({ min: 10, max: 10 })).toBe('10 万元')
  expect(moneyRangeText({ min: 10, max: null })).toBe('10 万元起')
  expect(moneyRangeText({ min: null, max: 50 })).toBe('50 万元以内')
  expect(moneyRangeText({ min: null, max: null })).toBe('面议')
})

test('a budget is an amount, or negotiable whatever its bounds', () => {
  expect(budgetText({ budgetType: 'RANGE', budgetMin: 50, budgetMax: 100 })).toBe('50–100 万元')
  expect(budgetText({ budgetType: 'RANGE', budgetMin: null, budgetMax: 100 })).toBe('100 万元以内')
  expect(budgetText({ budgetType: 'NEGOTIABLE', budgetMin: 50, budgetMax: null })).toBe('面议')
})
