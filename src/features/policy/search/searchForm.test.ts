import { expect, test } from 'vitest'
import { decodeSearchForm } from './searchForm.ts'

const form = {
  keyword: '技改',
  policyTag: 't-101',
  policyTagName: '数字化转型',
  associatedWordId: 'w-101',
  associatedWordName: '智能化改造',
}

test('2.1-92 2.1-93 2.1-94 2.1-95 2.1-96 2.1-97 the encoded form object carries its five fields', () => {
  expect(decodeSearchForm(JSON.stringify(form))).toEqual(form)
  expect(decodeSearchForm(encodeURIComponent(JSON.stringify(form)))).toEqual(form)
  expect(decodeSearchForm(form)).toEqual(form)
})

test.each([
  ['%E0%A4%A'],
  ['%7B%22keyword%22'],
  ['{"keyword":'],
  ['not json'],
  [''],
  ['null'],
  ['[]'],
  ['"text"'],
  [7],
  [null],
  [undefined],
  [{}],
])('2.1-92 an undecodable form (%j) is ignored', (value) => {
  expect(decodeSearchForm(value)).toBeUndefined()
})

test('an invalid field is left out and the others stay', () => {
  expect(decodeSearchForm({ ...form, policyTag: '../etc', associatedWordName: 5, extra: 'x' })).toEqual({
    keyword: '技改',
    policyTagName: '数字化转型',
    associatedWordId: 'w-101',
    associatedWordName: '5',
  })
})

test('texts are trimmed and cut to the gateway’s limit', () => {
  expect(decodeSearchForm({ keyword: `  ${'长'.repeat(40)} ` })).toEqual({ keyword: '长'.repeat(30) })
  expect(decodeSearchForm({ keyword: '   ' })).toBeUndefined()
})
