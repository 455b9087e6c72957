import { expect, test } from 'vitest'
import { decimalsOf, typedNumber } from './typedNumber.ts'

test.each([
  ['1200.5', 1200.5],
  ['-3', -3],
  ['1200.', 1200],
  ['12,800', 12_800],
  [' 1 200 ', 1200],
  ['１２，８００．５', 12_800.5],
  ['', undefined],
  [' ', undefined],
])('“%s” is understood', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each(['一百', '1e5', '0x10', '12..', '.5', '1.2.3', '--1', '.'])('%s is not a number', (text) => {
  expect(typedNumber(text)).toBeNaN()
})

test('the decimals typed are counted, including zeros', () => {
  expect(decimalsOf('1200')).toBe(0)
  expect(decimalsOf('1200.')).toBe(0)
  expect(decimalsOf('１．５０')).toBe(2)
})
