import { expect, test } from 'vitest'
import { creditCodeWarning } from './creditCode.ts'

test.each([
  '91000000MA0TEXT12J',
  '91000000MA0TEXT20D',
  '91000000MA0TEXT39A',
  '91000000MA0TEXT475',
  '91000000MA0TEXT550',
])('the check character of %s is right', (code) => {
  expect(creditCodeWarning(code)).toBeUndefined()
})

test('a mistyped character is detected by the check character', () => {
  expect(creditCodeWarning('91000000MA0TEXT13J')).toContain('校验位不符')
  expect(creditCodeWarning('19000000MA0TEXT12J')).toContain('校验位不符')
})

test('length and characters are checked, letters in any case', () => {
  expect(creditCodeWarning('91000000MA0TEXT12')).toContain('现在是 17 位')
  expect(creditCodeWarning('91000000MA0TEXTI2J')).toContain('不含 I')
  expect(creditCodeWarning('91000000ma0text12j')).toBeUndefined()
})

test('an empty code causes no warning', () => {
  expect(creditCodeWarning(' ')).toBeUndefined()
})
