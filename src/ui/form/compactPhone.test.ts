import { expect, test } from 'vitest'
import { compactPhone } from './compactPhone.ts'

test.each([
  '138 0000 0001',
  '138-0000-0001',
  '138—0000—0001',
  '+86 138 0000 0001',
  '+86-13800000001',
  '(+86) 138 0000 0001',
  '＋8613800000001',
  '0086 138-0000-0001',
  '\u00a0138\u30000000 0001 ',
])('%j is a mobile number and is sent as its eleven digits', (typed) => {
  expect(compactPhone(typed)).toBe('13800000001')
})

test('a landline number loses its spaces and keeps the dashes between its parts', () => {
  expect(compactPhone('0523 - 8000 2001 - 8')).toBe('0523-80002001-8')
})

test('anything but a number stays as it was typed, so that it is reported as invalid', () => {
  expect(compactPhone('1380000-000')).toBe('1380000-000')
  expect(compactPhone('138 0000 000a')).toBe('1380000000a')
})
