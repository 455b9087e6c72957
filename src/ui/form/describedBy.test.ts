import { expect, test } from 'vitest'
import { describedBy } from './describedBy.ts'

test('a field reads out its error before its hint', () => {
  expect(describedBy('tel', '11 位数字', '请输入手机号')).toBe('tel-error tel-hint')
})

test('a valid field reads out its hint only', () => {
  expect(describedBy('tel', '11 位数字', undefined)).toBe('tel-hint')
})

test('a field without hint and error has no description', () => {
  expect(describedBy('tel', undefined, undefined)).toBeUndefined()
})
