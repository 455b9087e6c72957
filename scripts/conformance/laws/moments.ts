import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'

/** Clocks differ a little, and a check may have to wait for its turn. */
const toleranceMs = 10 * 60_000

/**
 * A record that was just made, or changed, says so in this field, or at that path, in the time of China. If not, the
 * operation that made it may be wrong, or the one that shows it.
 */
export function holdMoment(
  run: Run,
  operations: readonly Operation[],
  { record, exchange }: { record: Record<string, unknown>; exchange: Exchange },
  field = 'createTime',
): void {
  const moments = valuesAt(record, `/${field}`).filter((moment) => typeof moment === 'string')
  if (moments.length === 0) return
  const now = Date.parse(exchange.headers.get('date') ?? '') || Date.now()
  const wrong = moments.find((moment) => !isMoment(moment, now))
  const fault =
    wrong === undefined
      ? undefined
      : {
          rule: `moment ${field}`,
          expected: `刚写入的记录的 ${field} 为当时的中国时间（${chinaTime(now)} 前后）`,
          actual: wrong,
          part: wrong,
          clause: conventionClause('writes'),
          exchange,
        }
  for (const operation of operations) run.check(operation, 'state', fault)
}

/** Whether a moment, as the contract writes it, is about that many milliseconds since 1970. */
export function isMoment(text: string, now: number): boolean {
  return Math.abs(momentOf(text) - now) <= toleranceMs
}

/** Milliseconds of a moment as the contract writes it. Not a number for anything else. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}+08:00`)
}

/** A moment in China, to the minute. */
export function chinaTime(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length).replace('T', ' ')
}
