import { expect, test } from 'vitest'
import { suggestionDelay } from './suggestions.ts'

test('a delay is a random time under 500 ms', () => {
  expect(suggestionDelay(0)).toBe(0)
  expect(suggestionDelay(0.5)).toBe(250)
  expect(suggestionDelay(0.999_999)).toBe(499)
})
