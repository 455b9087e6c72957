import { expect, test } from 'vitest'
import { addressSearch } from './addressSearch.ts'
import { withoutTracking } from './trackingParameters.ts'

test.each([
  ['', ''],
  ['?keyword=%E4%BA%BA%20a+b&current=2', '?keyword=%E4%BA%BA%20a+b&current=2'],
  ['?utm_source=x&keyword=a&from=timeline&isappinstalled=0', '?keyword=a'],
  ['?spm=a.b=c&gclid', ''],
  ['?publishFrom=2026-01-01&utm=1', '?publishFrom=2026-01-01&utm=1'],
])('%j becomes %j', (search, left) => {
  expect(withoutTracking(search)).toBe(left)
})

test('the browser does not see tracking parameters either: the page was rendered without them, for everybody', () => {
  expect(addressSearch.parseSearch('?utm_source=x&id=7&from=timeline')).toEqual({ id: 7 })
})
