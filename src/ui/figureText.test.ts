import { expect, test } from 'vitest'
import { figureText } from './figureText.ts'

test.each([0, 7, -7, 999, 1000, -1000, 12_345.6, 1_234_567, 0.125, 0.1 + 0.2, 99_999.9996, -123, 1e9])(
  'shows %d as the browser does in Chinese',
  (value) => {
    expect(figureText(value)).toBe(value.toLocaleString('zh-CN'))
  },
)

test('rounds to the decimals asked for', () => {
  expect(figureText(1234.567, 2)).toBe('1,234.57')
})
