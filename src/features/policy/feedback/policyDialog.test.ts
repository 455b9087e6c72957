import { expect, test } from 'vitest'
import { dialogOfHash } from './policyDialog.ts'

test('an address names the dialog and its subject', () => {
  expect(dialogOfHash('correct')).toEqual({ kind: 'correct', about: undefined })
  expect(dialogOfHash('correct-art-3')).toEqual({ kind: 'correct', about: 'art-3' })
  expect(dialogOfHash('evaluate-yes')).toEqual({ kind: 'evaluate', about: 'yes' })
})

test.each(['', 'art-3', 'contact', 'correction'])('the hash #%s names none', (hash) => {
  expect(dialogOfHash(hash)).toBeUndefined()
})
