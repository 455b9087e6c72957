import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'

/** Clocks differ a little, and a check may have to wait for its turn. */
const toleranceMs = 10 * 60_000

/** A record that was just made says so, in the time of China. */
export function holdMoment(
  run: Run,
  operation: Operation,
  { record, exchange }: { record: Record<string, unknown>; exchange: Exchange },
): void {
  const { createTime } = record
  if (typeof createTime !== 'string') return
  const now = Date.parse(exchange.headers.get('date') ?? '') || Date.now()
  const isNow = Math.abs(momentOf(createTime) - now) <= toleranceMs
  run.check(
    operation,
    'state',
    isNow
      ? undefined
      : {
          rule: 'moment createTime',
          expected: `刚写入的记录的 createTime 为当时的中国时间（${chinaTime(now)} 前后）`,
          actual: createTime,
          part: createTime,
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
