import { expect, test } from 'vitest'
import { chosenOf } from './chosenOf.ts'

test('what an address names and there is none of counts as no choice', () => {
  const words = { A: '甲' }
  expect(chosenOf(words, 'A')).toBe('A')
  expect(chosenOf(words, 'B')).toBeUndefined()
  expect(chosenOf(words, 'toString')).toBeUndefined()
  expect(chosenOf(words, undefined)).toBeUndefined()
})
