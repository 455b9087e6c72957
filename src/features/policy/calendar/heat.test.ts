import { expect, test } from 'vitest'
import { heatOf, totalOf } from './heat.ts'

test('nothing is coldest, the fullest is hottest, and a single event counts', () => {
  expect([0, 1, 5, 10, 15, 20].map((count) => heatOf(count, 20))).toEqual([0, 1, 1, 2, 3, 4])
  expect(heatOf(1, 1000)).toBe(1)
})

test('the only event of a month is its fullest day', () => {
  expect(heatOf(1, 1)).toBe(4)
})

test('starts, ends and activities count alike', () => {
  expect(totalOf({ startCount: 1, endCount: 2, activityCount: 3 })).toBe(6)
})
