import { expect, test } from 'vitest'
import { priceText, scoreText } from './resourceTexts.ts'

test('a price says whether it is free, negotiable or an amount', () => {
  expect(priceText({ priceType: 'FREE', priceMin: null, priceMax: null })).toBe('免费')
  expect(priceText({ priceType: 'NEGOTIABLE', priceMin: null, priceMax: null })).toBe('面议')
  expect(priceText({ priceType: 'FIXED', priceMin: 30, priceMax: 30 })).toBe('30 万元')
})

test('too few ratings give no score', () => {
  expect(scoreText(null)).toBe('暂无评分')
  expect(scoreText(4.5)).toBe('4.5 分')
})
