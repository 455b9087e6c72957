import { expect, test } from 'vitest'
import { Faults } from './faults.ts'

const fates = (faults: Faults, rate: number) => Array.from({ length: 400 }, () => faults.next(rate)?.kind ?? 'answered')

test('the share of failing calls is the rate, and there are failures of every kind', () => {
  const some = fates(new Faults(1), 0.25)
  const failed = some.filter((fate) => fate !== 'answered').length
  expect(failed).toBeGreaterThan(70)
  expect(failed).toBeLessThan(130)
  expect(new Set(some)).toEqual(new Set(['answered', 'reply', 'cut']))
  expect(fates(new Faults(1), 0)).not.toContain('cut')
  expect(fates(new Faults(1), 1)).not.toContain('answered')
})

test('a number always gives the same failures, another one others', () => {
  expect(fates(new Faults(7), 0.5)).toEqual(fates(new Faults(7), 0.5))
  expect(fates(new Faults(7), 0.5)).not.toEqual(fates(new Faults(8), 0.5))
})
