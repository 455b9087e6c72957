import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [358_400, '350 KB'],
  [1_572_864, '1.5 MB'],
  [1024 ** 3, '1 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
