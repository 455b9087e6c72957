import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'

/** Clocks differ a little, and a check may have to wait for its turn. */
const toleranceMs = 10 * 60_000

/** A record that was just made, or changed, says so in this field, in the time of China. */
export function holdMoment(
  run: Run,
  operation: Operation,
  { record, exchange }: { record: Record<string, unknown>; exchange: Exchange },
  field = 'createTime',
): void {
  const moment = record[field]
  if (typeof moment !== 'string') return
  const now = Date.parse(exchange.headers.get('date') ?? '') || Date.now()
  const isNow = Math.abs(momentOf(moment) - now) <= toleranceMs
  run.check(
    operation,
    'state',
    isNow
      ? undefined
      : {
          rule: `moment ${field}`,
          expected: `刚写入的记录的 ${field} 为当时的中国时间（${chinaTime(now)} 前后）`,
          actual: moment,
          part: moment,
          clause: conventionClause('writes'),
          exchange,
        },
  )
}

/** Milliseconds of a moment as the contract writes it. Not a number for anything else. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}+08:00`)
}

function chinaTime(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length).replace('T', ' ')
}
