import { expect, test } from 'vitest'
import { positionAt, SCROLL_TIME } from './scrollToTop.ts'

test('2.3-80 9-26 scrolling to the top takes 500 ms', () => {
  expect(SCROLL_TIME).toBe(500)
  expect(positionAt(2000, 0)).toBe(2000)
  expect(positionAt(2000, 250)).toBe(1000)
  expect(positionAt(2000, 499)).toBeGreaterThanOrEqual(0)
  expect(positionAt(2000, 500)).toBe(0)
  expect(positionAt(2000, 700)).toBe(0)
})
