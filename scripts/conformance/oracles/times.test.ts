import { expect, test } from 'vitest'
import { daysLeft } from './times.ts'

const now = '2026-03-06 23:59:59'

test.for([
  ['today', '2026-03-06', undefined, 0],
  ['tomorrow', '2026-03-07 00:00:00', undefined, 1],
  ['over', '2026-03-05', undefined, undefined],
  ['over, and that counts as none', '2026-03-05', 0, 0],
  ['no date', null, 0, undefined],
] as const)('days left: %s', ([, date, over, days]) => {
  expect(daysLeft(date, { to: 'end', ...(over === undefined ? {} : { over }) }, now)).toBe(days)
})
