import { expect, test } from 'vitest'
import { changedAt } from './elsewhere.ts'

test('records of a list are compared by their identity, whatever their order', () => {
  const [one, other] = [
    { id: 'a', count: 1, viewCount: 3 },
    { id: 'b', count: 2, viewCount: 5 },
  ]
  expect(changedAt({ records: [one, other] }, { records: [other, { ...one, viewCount: 4 }] })).toBeUndefined()
  expect(changedAt({ records: [one, other] }, { records: [other, { ...one, count: 0 }] })).toBe('/records/0/count')
  expect(changedAt({ records: [one] }, { records: [one, other] })).toBe('/records')
})
