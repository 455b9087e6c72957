import { expect, test } from 'vitest'
import { addressSearch } from './addressSearch.ts'
import { withoutTracking } from './trackingParameters.ts'

test.each([
  ['', ''],
  ['?keyword=%E4%BA%BA%20a+b&current=2', '?keyword=%E4%BA%BA%20a+b&current=2'],
  ['?utm_source=x&keyword=a&from=timeline&isappinstalled=0', '?keyword=a'],
  ['?spm=a.b=c&gclid', ''],
  ['?publishFrom=2026-01-01&utm=1', '?publishFrom=2026-01-01&utm=1'],
])('of %j %j is left', (search, left) => {
  expect(withoutTracking(search)).toBe(left)
})

test('a page in the browser sees nothing of them either: it was rendered without, for everybody', () => {
  expect(addressSearch.parseSearch('?utm_source=x&id=7&from=timeline')).toEqual({ id: 7 })
})
