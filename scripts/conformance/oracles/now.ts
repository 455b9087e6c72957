import { operationClause } from '../clause.ts'
import type { Exchange } from '../gateway/exchange.ts'
import { outcomeOf } from '../gateway/exchange.ts'
import { chinaTime, isMoment } from '../laws/moments.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'

/** What is calculated or made for the reply shows the moment of the reply, in the time of China (`x-laws.now`). */
export function judgeNow(run: Run, exchange: Exchange): void {
  const { operation, method } = exchange.question
  const { now = [] } = operation.laws
  // Without its date, nobody knows when a recorded reply was made.
  const sent = Date.parse(exchange.headers.get('date') ?? '')
  if (now.length === 0 || method !== undefined || Number.isNaN(sent)) return
  const outcome = outcomeOf(exchange)
  if (outcome.kind !== 'success') return
  for (const pointer of now)
    for (const moment of valuesAt(outcome.data, pointer)) {
      if (typeof moment !== 'string') continue
      run.check(
        operation,
        'text',
        isMoment(moment, sent)
          ? undefined
          : {
              rule: `now ${pointer}`,
              expected: `${pointer} 为应答当时的中国时间（${chinaTime(sent)} 前后）`,
              actual: moment,
              at: `/data${pointer}`,
              part: moment,
              clause: operationClause(operation.service, operation.operationId, 'x-laws', 'now'),
              exchange,
            },
      )
    }
}
