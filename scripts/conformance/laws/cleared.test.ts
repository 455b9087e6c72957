import { expect, test } from 'vitest'
import { keptIn } from './cleared.ts'

test('a value that is no longer sent and still there is found, at any depth', () => {
  expect(keptIn('a', undefined, 'a')).toEqual([])
  expect(keptIn(['a'], null, ['a'])).toEqual([])
  expect(keptIn(['a'], [], ['a'])).toEqual([])
  expect(keptIn({ x: { y: 5 }, z: 1 }, { x: {}, z: 1 }, { x: { y: 5 }, z: 1 })).toEqual(['x', 'y'])
})

test('what is sent again, gone, changed or was never there is not', () => {
  expect(keptIn('a', 'a', 'a')).toBeUndefined()
  expect(keptIn('a', undefined, undefined)).toBeUndefined()
  expect(keptIn('a', null, 'b')).toBeUndefined()
  expect(keptIn(false, undefined, false)).toBeUndefined()
  expect(keptIn([], undefined, [])).toBeUndefined()
  expect(keptIn(['a'], [], [])).toBeUndefined()
})
