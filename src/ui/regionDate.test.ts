import { expect, test } from 'vitest'
import { regionDate } from './regionDate.ts'

test('the date is that of the region, wherever the server stands', () => {
  expect(regionDate(new Date('2026-02-28T15:59:59Z'))).toBe('2026-02-28')
  expect(regionDate(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01')
})
