import { expect, test } from 'vitest'
import { isLike } from '#ui/draft/isLike.ts'
import { facilitatorResume } from './facilitatorResume.testdata.ts'
import { emptyRows, resumeOutline, resumeValues } from './resumeValues.ts'

const values = resumeValues(facilitatorResume)

function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a resume kept while it was filled in is restored', () => {
  expect(isLike(resumeOutline, stored(values))).toBe(true)
  expect(isLike(resumeOutline, stored(resumeValues(null)))).toBe(true)
  const newRows = Object.fromEntries(Object.entries(emptyRows).map(([list, row]) => [list, [row]]))
  expect(isLike(resumeOutline, stored({ ...values, ...newRows }))).toBe(true)
})

test.each([
  ['a product that is none', { products: [null] }],
  ['a product without its pictures', { products: [{ ...emptyRows.products, images: undefined }] }],
  ['a picture that is none', { logo: [null] }],
])('a draft with %s counts as none', (_, part) => {
  expect(isLike(resumeOutline, stored({ ...values, ...part }))).toBe(false)
})
