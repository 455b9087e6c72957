import { expect, test } from 'vitest'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { judgeNow } from './now.ts'

/** How many findings a result that was calculated at that moment in China leaves. */
function foundFor(createTime: string, date?: string): number {
  const findings: unknown[] = []
  const run = { check: (_: unknown, __: unknown, wrong: unknown) => wrong !== undefined && findings.push(wrong) }
  const operation = { operationId: 'calculate', service: 'consult', laws: { now: ['/createTime'] } }
  const exchange = {
    question: { operation },
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', ...(date === undefined ? {} : { date }) }),
    json: { returnCode: '200', data: { createTime } },
  }
  judgeNow(run as unknown as Run, exchange as unknown as Exchange)
  return findings.length
}

test.each([
  ['2026-03-02 04:05:00', 0],
  ['2026-03-02 03:56:00', 0],
  ['2026-03-01 20:05:00', 1],
  ['2026-03-02 12:05:00', 1],
])('at 20:05 in Greenwich, a result of %s in China leaves so many findings: %i', (createTime, count) => {
  expect(foundFor(createTime, 'Sun, 01 Mar 2026 20:05:00 GMT')).toBe(count)
})

test('a reply without its date is not judged', () => {
  expect(foundFor('2026-03-01 20:05:00')).toBe(0)
})
