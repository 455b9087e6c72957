import { expect, test } from 'vitest'
import { isLike } from './isLike.ts'

const outline = {
  name: '',
  onSale: false,
  level: null,
  files: [{ name: '', size: 0 }],
  kinds: [''],
  region: { city: '' },
  rest: [],
}
const values = {
  name: '齿轮检测',
  onSale: true,
  level: 'CITY',
  files: [{ name: 'gear.png', size: 1, uid: 'f-1' }],
  kinds: ['TESTING'],
  region: { city: '泰州' },
  rest: [1, null],
}

test("values of the outline's shape are like it, and so is the outline itself", () => {
  expect(isLike(outline, values)).toBe(true)
  expect(isLike(outline, outline)).toBe(true)
})

test('a list without rows is like one with rows', () => {
  expect(isLike(outline, { ...values, files: [], kinds: [], level: null })).toBe(true)
})

test.each([
  ['nothing', null],
  ['a text', '{}'],
  ['a list', [values]],
  ['a missing text', { ...values, name: undefined }],
  ['a number for a text', { ...values, name: 1 }],
  ['a text for a choice', { ...values, onSale: 'yes' }],
  ['a number for a text or null', { ...values, level: 1 }],
  ['a record for a list', { ...values, kinds: { 0: 'TESTING' } }],
  ['a row that is null', { ...values, files: [null] }],
  ['a second row without a field', { ...values, files: [...values.files, { name: 'b.png' }] }],
  ['a record that is null', { ...values, region: null }],
  ['a record of another shape', { ...values, region: { province: '江苏' } }],
])('%s is not', (_, value) => {
  expect(isLike(outline, value)).toBe(false)
})
