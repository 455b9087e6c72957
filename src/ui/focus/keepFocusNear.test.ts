import { expect, test } from 'vitest'
import { nearestFirst } from './keepFocusNear.ts'

test.each([
  ['a', ['b', 'c', 'd']],
  ['b', ['c', 'd', 'a']],
  ['d', ['c', 'b', 'a']],
])('for %s the next item takes over, else the previous one', (gone, order) => {
  expect(nearestFirst(['a', 'b', 'c', 'd'], gone)).toEqual(order)
})

test('nothing takes over for the only item', () => {
  expect(nearestFirst(['a'], 'a')).toEqual([])
})
