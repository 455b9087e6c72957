import { expect, test } from 'vitest'
import { choiceOf } from './choiceOf.ts'

test('what an address names and there is none of counts as no choice', () => {
  const words = { A: '甲' }
  expect(choiceOf(words, 'A')).toBe('A')
  expect(choiceOf(words, 'B')).toBeUndefined()
  expect(choiceOf(words, 'toString')).toBeUndefined()
  expect(choiceOf(words, undefined)).toBeUndefined()
})
