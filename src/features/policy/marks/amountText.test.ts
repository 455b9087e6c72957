import { expect, test } from 'vitest'
import { amountText } from './amountText.ts'

const amount = { min: null, max: null, unit: '万元', desc: '按合同额的 30%' }

test('2.7-16 fund amounts are shown as figures with their unit', () => {
  expect(amountText({ ...amount, max: 200 })).toBe('最高 200 万元')
  expect(amountText({ ...amount, min: 20, max: 20 })).toBe('20 万元')
  expect(amountText({ ...amount, min: 800, max: 3000, unit: '元/月' })).toBe('800–3,000 元/月')
  expect(amountText({ ...amount, min: 5 })).toBe('5 万元起')
})

test('2.7-16 an amount without figures is shown as its description', () => {
  expect(amountText(amount)).toBe('按合同额的 30%')
})
