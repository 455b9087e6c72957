import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import { expect, test } from 'vitest'
import textLength from './textLength.ts'

test.each(['', '政策', 'a😀b', '😀😀', '\uD83D', '\uDE00\uD83D', '\uD83D\uD83D\uDE00', `𠮷${'字'.repeat(20_000)}𠮷`])(
  'a text has as many characters as the library counts',
  (text) => {
    expect(textLength(text)).toBe(ucs2length(text))
  },
)
