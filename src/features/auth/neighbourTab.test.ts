import { expect, test } from 'vitest'
import { neighbourTab } from './neighbourTab.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 1],
  ['Home', 1, 0],
  ['End', 0, 1],
  ['Enter', 0, undefined],
  ['ArrowDown', 0, undefined],
])('%s on tab %d leads to tab %s', (key, from, to) => {
  expect(neighbourTab(key, from, 2)).toBe(to)
})
