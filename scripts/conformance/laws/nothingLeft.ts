import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { othersOf } from './others.ts'
import { identityOf } from './records.ts'

/** Requests that are refused leave nothing behind: no record is made before the request is found wrong. */
export async function leaveNothing(
  run: Run,
  values: Values,
  operation: Operation,
  refused: () => Promise<void>,
): Promise<void> {
  const { writes } = operation.laws
  // Deleting and changing find no record in these requests.
  if (writes?.shows === undefined || operation.method !== 'POST') return refused()
  const before = await othersOf(run, values, writes)
  await refused()
  for (const [sighting, records] of await othersOf(run, values, writes)) {
    const known = new Set(before.get(sighting)?.map(identityOf))
    const fresh = before.has(sighting) ? records.find((record) => !known.has(identityOf(record))) : undefined
    run.check(
      operation,
      'state',
      fresh && {
        rule: `refused ${sighting.in}`,
        expected: `被拒绝的请求不留下记录，${sighting.in} 与之前一样`,
        actual: `多了 ${identityOf(fresh)}`,
        part: fresh,
        clause: conventionClause('writes'),
      },
    )
  }
}
