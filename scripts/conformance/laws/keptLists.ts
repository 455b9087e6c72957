import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { recordsOf, totalOf, type Values } from '../values.ts'
import { ownReplies } from './elsewhere.ts'
import { identityOf } from './records.ts'

/** By list, its records, if it shows all of them at once. */
export type KeptLists = ReadonlyMap<Operation, ReadonlySet<string>>

/** What the member's own lists of the service have. */
export async function keptLists(run: Run, values: Values, operation: Operation): Promise<KeptLists> {
  const found = new Map<Operation, ReadonlySet<string>>()
  for (const [reader, { data }] of await ownReplies(run, values, operation)) {
    const { list, writes } = reader.laws
    if (list === undefined || writes !== undefined) continue
    const records = recordsOf(reader, data)
    if ((totalOf(data) ?? records.length) === records.length) found.set(reader, new Set(records.map(identityOf)))
  }
  return found
}

/** What is saved and saved again as it was takes no record away: a setting that is switched off keeps what there is. */
export async function keepLists(run: Run, values: Values, operation: Operation, before: KeptLists): Promise<void> {
  if (before.size === 0) return
  const after = await keptLists(run, values, operation)
  for (const [reader, ids] of before) {
    const now = after.get(reader)
    const lost = now === undefined ? undefined : [...ids].find((id) => !now.has(id))
    run.check(
      operation,
      'state',
      lost === undefined
        ? undefined
        : {
            rule: `keeps ${reader.operationId}`,
            expected: `${operation.operationId} 之后 ${reader.operationId} 的记录仍在`,
            actual: `少了 ${lost}`,
            clause: conventionClause('writes'),
          },
    )
  }
}
