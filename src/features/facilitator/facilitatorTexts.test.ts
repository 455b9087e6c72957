import { expect, test } from 'vitest'
import { productPriceText, ratingText } from './facilitatorTexts.ts'

test('a product says whether it is free, negotiable or its price', () => {
  expect(productPriceText({ priceType: 'FREE', price: null, unit: null })).toBe('免费')
  expect(productPriceText({ priceType: 'NEGOTIABLE', price: null, unit: null })).toBe('面议')
  expect(productPriceText({ priceType: 'FIXED', price: 1200, unit: '次' })).toBe('1,200 元/次')
})

test('a provider without enough ratings has no score', () => {
  expect(ratingText({ avgScore: null, evaluationCount: 1 })).toBe('暂无评分')
  expect(ratingText({ avgScore: 4.6, evaluationCount: 12 })).toBe('4.6 分（12 条评价）')
})
