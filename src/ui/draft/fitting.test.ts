import { expect, test } from 'vitest'
import { fitting, withParts } from './fitting.ts'

const outline = {
  name: '',
  onSale: false,
  level: null,
  files: [{ name: '', size: 0, note: '', pages: [''] }],
  region: { city: '', street: '' },
}
const empty = { name: '', onSale: false, level: null, files: [], region: { city: '泰州', street: '' } }

test('a record of the same shape fits as a whole', () => {
  const record = { ...empty, name: '齿轮检测' }
  expect(fitting(outline, record)).toBe(record)
})

test('a record that was kept before the form had another field is restored into today’s form', () => {
  const kept = { name: '齿轮检测', onSale: true, region: { city: '南京' } }
  expect(withParts(empty, fitting(outline, kept))).toEqual({
    ...empty,
    name: '齿轮检测',
    onSale: true,
    region: { city: '南京', street: '' },
  })
})

test('a field that the form no longer has, or that means something else now, is left out', () => {
  expect(fitting(outline, { name: '齿轮检测', price: '3', onSale: 'yes' })).toEqual({ name: '齿轮检测' })
})

test('a row takes the fields that it lacks from a new row', () => {
  const old = { name: 'a.pdf', size: 3, pages: ['1'] }
  expect(fitting(outline, { files: [old, { name: 'b.pdf', size: 4, note: '扫描件' }] })).toEqual({
    files: [
      { ...old, note: '' },
      { name: 'b.pdf', size: 4, note: '扫描件', pages: [] },
    ],
  })
})

test.each([
  ['a row without a field that a new row would not have', { files: [{ name: 'a.pdf' }] }],
  ['a row that is none', { files: [null] }],
  ['a list for a record', { region: ['泰州'] }],
  ['a text', '{}'],
  ['nothing', null],
])('%s does not fit', (_, value) => {
  expect(fitting(outline, value)).toBeUndefined()
})
