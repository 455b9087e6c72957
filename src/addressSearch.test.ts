import { expect, test } from 'vitest'
import { addressSearch } from './addressSearch.ts'

const { parseSearch, stringifySearch } = addressSearch

test.each(['1934567890123456789', '8e12345678', '1e3', '1.50', '007', 'Infinity', '人才'])(
  'a text that only looks like a number (%s) stays a text, in both directions',
  (text) => {
    const address = `?id=${encodeURIComponent(text)}`
    expect(parseSearch(address)).toEqual({ id: text })
    expect(stringifySearch({ id: text })).toBe(address)
  },
)

test.each([
  { page: 2 },
  { page: '2' },
  { form: { level: ['PROVINCE'] } },
  { open: true },
  { open: 'true' },
  { id: '' },
])('%j survives the way through an address', (search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
