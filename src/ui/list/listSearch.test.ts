import { expect, test } from 'vitest'
import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from './listSearch.ts'

const read = searchSchema({
  current: pageParameter,
  name: textParameter,
  id: idParameter,
  type: choiceParameter({ TECH: '技术', TALENT: '人才' }),
})

test('a page from 2 on is kept; the first page and invalid values have the plain address', () => {
  expect(read({ current: 3 }).current).toBe(3)
  for (const current of [1, 0, -2, 2.5, '3', 1e9]) expect(read({ current }).current).toBeUndefined()
})

test('a keyword is trimmed, and may consist of digits; an empty or too long one is ignored', () => {
  expect(read({ name: ' 密封 ' }).name).toBe('密封')
  expect(read({ name: 304 }).name).toBe('304')
  for (const name of ['', '  ', 'x'.repeat(31), ['a']]) expect(read({ name }).name).toBeUndefined()
})

test('2.1-82 a valid id is read from the address, an invalid one is ignored', () => {
  expect(read({ id: 'd-1001' }).id).toBe('d-1001')
  expect(read({ id: 1001 }).id).toBe('1001')
  for (const id of ['../x', 'a b', '', {}]) expect(read({ id }).id).toBeUndefined()
})

test('only a value on offer can be chosen', () => {
  expect(read({ type: 'TECH' }).type).toBe('TECH')
  expect(read({ type: 'toString' }).type).toBeUndefined()
})
