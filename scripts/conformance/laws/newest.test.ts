import { expect, test } from 'vitest'
import { standsFirst } from './newest.ts'

const records = [{ updateTime: '10:02' }, { updateTime: '10:02' }, { updateTime: '10:01' }]

test('the first is the first, and so is another one of the same moment', () => {
  expect(standsFirst(records, 0, 'updateTime')).toBe(true)
  expect(standsFirst(records, 1, 'updateTime')).toBe(true)
})

test('an earlier one, or one that is not there, is not the first', () => {
  expect(standsFirst(records, 2, 'updateTime')).toBe(false)
  expect(standsFirst(records, -1, 'updateTime')).toBe(false)
})
