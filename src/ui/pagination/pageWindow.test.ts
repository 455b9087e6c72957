import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

test('with few pages all are offered', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('with many pages the first, the last and the neighbours are offered', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 'gap', 20])
  expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap', 19, 20])
})

test('a gap never stands for a single page', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('a page beyond the last offers the existing ones', () => {
  expect(pageWindow(9, 2)).toEqual([1, 2])
})
