import { expect, test } from 'vitest'
import { trimStrings } from './trim.ts'

test('5-60 5-61 strings are trimmed at any depth, everything else stays', () => {
  const file = new Blob(['  '])
  const date = new Date(0)
  const given = { name: '\u3000企业\t', tags: [' a ', { word: ' b c ' }], count: 0, on: false, none: null, file, date }
  const trimmed = trimStrings(given)
  expect(trimmed).toEqual({ name: '企业', tags: ['a', { word: 'b c' }], count: 0, on: false, none: null, file, date })
  expect(trimmed.file).toBe(file)
  expect(given.name).toBe('\u3000企业\t')
})
