import { expect, test } from 'vitest'
import { faultsOf, type SoakResult } from './verdict.ts'

const limits = { residentMb: 250, idleMb: 180, growthMb: 24 }
const good: SoakResult = {
  kinds: [{ name: 'home', requests: 10, p50: 1, p99: 2, lost: 0, wrong: 0 }],
  samples: [{ second: 1, resident: 250, heap: 40 }],
  idle: [200, 180],
  liveHeap: { early: 30, end: 54 },
  errors: [],
}
const [kind] = good.kinds

test('results within all limits have no faults', () => {
  expect(faultsOf(good, limits)).toEqual([])
})

test.each<[string, Partial<SoakResult>]>([
  ['nothing was answered', { kinds: [{ ...kind!, requests: 0 }] }],
  ['3 requests were lost', { kinds: [{ ...kind!, lost: 3 }] }],
  ['2 replies of the wrong status', { kinds: [{ ...kind!, wrong: 2 }] }],
  ['took 251 MB', { samples: [...good.samples, { second: 2, resident: 251, heap: 40 }] }],
  ['kept 181 MB', { idle: [240, 181] }],
  ['grew by 25 MB', { liveHeap: { early: 30, end: 55 } }],
  ['the first one: {"error"', { errors: ['{"error":"x"}'] }],
])('a soak fails when %s', (fault, change) => {
  expect(faultsOf({ ...good, ...change }, limits)).toEqual([expect.stringContaining(fault)])
})
