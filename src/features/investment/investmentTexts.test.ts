import { expect, test } from 'vitest'
import { areaText, priceText } from './investmentTexts.ts'

test('a price without amount is to be negotiated', () => {
  expect(priceText({ price: 15, priceUnit: 'SQM_MONTH' })).toBe('15 元/平方米/月')
  expect(priceText({ price: null, priceUnit: 'WAN_YUAN' })).toBe('价格面议')
  expect(priceText({})).toBe('价格面议')
})

test('land is measured in 亩, rooms in 平方米', () => {
  expect(areaText({ areaMu: 42 })).toBe('42 亩')
  expect(areaText({ area: 12600 })).toBe('12,600 平方米')
  expect(areaText({})).toBeUndefined()
})
