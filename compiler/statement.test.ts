import { expect, test } from 'vitest'
import { hold } from './statement.ts'

test('a condition holds if each field has one of its values', () => {
  const when = { status: ['OPEN', 'ENDING'], 'tag/code': ['NEW'] }
  expect(hold(when, { status: 'OPEN', tag: { code: 'NEW' } })).toBe(true)
  expect(hold(when, { status: 'OPEN', tag: { code: 'OLD' } })).toBe(false)
  expect(hold(when, { status: 'CLOSED', tag: { code: 'NEW' } })).toBe(false)
})

test('of a list, one item is enough, and a list without any or a field that is not there holds nothing', () => {
  const when = { actions: ['EVALUATE'] }
  expect(hold(when, { actions: ['CLOSE', 'EVALUATE'] })).toBe(true)
  expect(hold(when, { actions: ['CLOSE'] })).toBe(false)
  expect(hold(when, { actions: [] })).toBe(false)
  expect(hold(when, {})).toBe(false)
  expect(hold({ 'tag/code': ['NEW'] }, { tag: null })).toBe(false)
})

test('no condition always holds', () => {
  expect(hold({}, {})).toBe(true)
})
