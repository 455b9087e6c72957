import { expect, test } from 'vitest'
import { hotTagWindow } from './hotTagWindow.ts'

const tags = [3, 12, 7, 1, 9, 5, 11, 2, 8, 10, 4, 6].map((count) => ({ tagName: `标签${count}`, count }))
const counts = (turn: number) => hotTagWindow(tags, turn).map((tag) => tag.count)

test('4-54 hot tags are sorted by count, highest first', () => {
  expect(counts(0)).toEqual([12, 11, 10, 9, 8])
})

test('4-54 tags of equal count keep the gateway’s order', () => {
  const equal = ['甲', '乙', '丙'].map((tagName) => ({ tagName, count: 4 }))
  expect(hotTagWindow(equal, 0).map((tag) => tag.tagName)).toEqual(['甲', '乙', '丙'])
})

test('4-55 9-21 2.3-59 five hot tags are shown at a time', () => {
  expect(hotTagWindow(tags, 0)).toHaveLength(5)
  expect(hotTagWindow(tags.slice(0, 3), 0)).toHaveLength(3)
})

test('4-56 2.3-60 refreshing moves to the next five', () => {
  expect(counts(1)).toEqual([7, 6, 5, 4, 3])
  expect(counts(2)).toEqual([2, 1])
})

test('4-57 refreshing after the last ones wraps to the start', () => {
  expect(counts(3)).toEqual(counts(0))
  expect(counts(4)).toEqual(counts(1))
})

test('without tags none are shown on any turn', () => {
  expect(hotTagWindow([], 3)).toEqual([])
})
