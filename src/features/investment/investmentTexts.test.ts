import { expect, test } from 'vitest'
import { priceText } from './investmentTexts.ts'

test('a price without an amount is negotiable', () => {
  expect(priceText({ price: 15, priceUnit: 'SQM_MONTH' })).toBe('15 元/平方米/月')
  expect(priceText({ price: null, priceUnit: 'WAN_YUAN' })).toBe('价格面议')
  expect(priceText({})).toBe('价格面议')
})
