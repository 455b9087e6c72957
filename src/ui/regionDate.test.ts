import { expect, test } from 'vitest'
import { lastYear, regionDate } from './regionDate.ts'

test('the date is that of the region, wherever the server is', () => {
  expect(regionDate(new Date('2026-02-28T15:59:59Z'))).toBe('2026-02-28')
  expect(regionDate(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01')
})

test('3.1-37 5-49 9-16 business data are those of the previous calendar year in China', () => {
  expect(lastYear(new Date('2026-06-01T00:00:00Z'))).toBe(2025)
  expect(lastYear(new Date('2025-12-31T15:59:59Z'))).toBe(2024)
  expect(lastYear(new Date('2025-12-31T16:00:00Z'))).toBe(2025)
})
