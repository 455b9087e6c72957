import { expect, test } from 'vitest'
import { nearestFirst } from './keepFocusNear.ts'

test.each([
  ['a', ['b', 'c', 'd']],
  ['b', ['c', 'd', 'a']],
  ['d', ['c', 'b', 'a']],
])('for %s the next item stands in, else the one before', (gone, order) => {
  expect(nearestFirst(['a', 'b', 'c', 'd'], gone)).toEqual(order)
})

test('nothing stands in for the only item', () => {
  expect(nearestFirst(['a'], 'a')).toEqual([])
})
