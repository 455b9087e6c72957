import { expect, test } from 'vitest'
import { budgetText } from './budgetText.ts'

test('a budget reads as a range in 万元, open at either end, or as 面议', () => {
  expect(budgetText({ budgetType: 'RANGE', budgetMin: 50, budgetMax: 100 })).toBe('50–100 万元')
  expect(budgetText({ budgetType: 'RANGE', budgetMin: 1200, budgetMax: 1200 })).toBe('1,200 万元')
  expect(budgetText({ budgetType: 'RANGE', budgetMin: 50, budgetMax: null })).toBe('50 万元起')
  expect(budgetText({ budgetType: 'RANGE', budgetMin: null, budgetMax: 100 })).toBe('100 万元以内')
  expect(budgetText({ budgetType: 'NEGOTIABLE', budgetMin: null, budgetMax: null })).toBe('面议')
})
