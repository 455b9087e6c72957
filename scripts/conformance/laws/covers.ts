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
  for (const { at, of } of operation.laws.covers ?? []) {
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
  }
}
