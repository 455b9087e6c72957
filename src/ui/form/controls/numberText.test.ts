import { expect, test } from 'vitest'
import { numberError, numberOf, textOf } from './numberText.ts'

const amount = { decimals: 2, maximum: 999_999_999_999.99 } as const
const whole = { decimals: 0, maximum: 1000 } as const

const errorOf = (text: string, limits: Parameters<typeof numberError>[1]) =>
  numberError(text, limits, (keyword, limit) => `${keyword} ${limit}`)

test('5-48 a number below 0 is refused, 0 is not', () => {
  expect(errorOf('-1', amount)).toBe('minimum 0')
  expect(errorOf('-0.01', amount)).toBe('minimum 0')
  expect(errorOf('0', amount)).toBeUndefined()
  expect(numberOf('0')).toBe(0)
})

test('amounts have at most two decimals, counts none', () => {
  expect(errorOf('12.34', amount)).toBeUndefined()
  expect(errorOf('12.345', amount)).toBe('最多 2 位小数')
  expect(errorOf('12.5', whole)).toBe('请输入整数')
})

test.each(['一百', '1e5', '12..', '.5', '1.2.3', '--1'])('%s is not a number', (text) => {
  expect(errorOf(text, amount)).toBe('请输入数字')
})

test("a number beyond the gateway's limit is refused", () => {
  expect(errorOf('1001', whole)).toBe('maximum 1000')
})

test('numbers pasted from a table or typed with an input method are understood', () => {
  expect(errorOf('１２，８００．５', amount)).toBeUndefined()
  expect(numberOf('１２，８００．５')).toBe(12_800.5)
  expect(numberOf(' 1 200 ')).toBe(1200)
  expect(numberOf('12.')).toBe(12)
})

test('an empty field is null, and null shows nothing', () => {
  expect(errorOf('  ', amount)).toBeUndefined()
  expect(numberOf('')).toBeNull()
  expect(textOf(null)).toBe('')
  expect(textOf(0)).toBe('0')
})
