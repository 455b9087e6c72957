import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer, Values } from '../values.ts'

/** Lists that are not paged. */
const listed = 1000

/** What a reply has is all of another list, also what it counts nothing of. */
export async function holdCovered(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success?.outcome.kind !== 'success') return
  for (const { at, of, inOrder } of operation.laws.covers ?? []) {
    const all = await values.offered(of, listed)
    const shown = new Set(valuesAt(success.outcome.data, at))
    const missing = all.find((value) => !shown.has(value))
    run.check(
      operation,
      'relations',
      missing === undefined
        ? undefined
        : {
            rule: `covers ${at}`,
            expected: `${at} 有 ${of} 的每一个`,
            actual: `没有 ${JSON.stringify(missing)}`,
            at: `/data${at}`,
            clause: conventionClause('relations'),
            exchange: success.exchange,
          },
    )
    if (inOrder !== true) continue
    const own = [...shown].filter((value) => all.includes(value))
    const place = all.filter((value) => shown.has(value)).findIndex((value, index) => value !== own[index])
    run.check(
      operation,
      'relations',
      place < 0
        ? undefined
        : {
            rule: `covers in order ${at}`,
            expected: `${at} 的次序与 ${of} 相同`,
            actual: `第 ${place + 1} 个是 ${JSON.stringify(own[place])}`,
            at: `/data${at}`,
            clause: conventionClause('sorts'),
            exchange: success.exchange,
          },
    )
  }
}
