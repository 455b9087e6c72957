import { expect, test } from 'vitest'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { holdMoment } from './moments.ts'

test.each([
  ['2026-03-02 04:05:00', 0],
  ['2026-03-02 04:09:30', 0],
  ['2026-03-01 20:05:00', 1],
  ['2026-03-02 12:05:00', 1],
  ['0', 1],
])('at 20:05 in Greenwich, a record made at %s in China leaves so many findings: %i', (createTime, count) => {
  const findings: unknown[] = []
  const run = { check: (_: unknown, __: unknown, wrong: unknown) => wrong !== undefined && findings.push(wrong) }
  const exchange = { headers: new Headers({ date: 'Sun, 01 Mar 2026 20:05:00 GMT' }) } as Exchange
  holdMoment(run as unknown as Run, [{} as Operation], { record: { createTime }, exchange })
  expect(findings).toHaveLength(count)
})
