import { conventionClause } from '../clause.ts'
import type { Sighting, WriteLaws } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Values } from '../values.ts'
import { matches, resolved, type Written } from './expressions.ts'
import { identityOf } from './records.ts'

type Fields = Record<string, unknown>
type Others = ReadonlyMap<Sighting, string[]>

/** The other records in the lists that show a record. */
export async function othersOf(run: Run, values: Values, { shows = [] }: WriteLaws, written: Written): Promise<Others> {
  const found = new Map<Sighting, string[]>()
  for (const sighting of shows) {
    // A list that shows the record's state contains it before and after.
    if (sighting.where === undefined || sighting.has !== undefined) continue
    const where = resolved(sighting.where, written)
    const seen = await listed(run, values, sighting)
    if (seen !== undefined)
      found.set(sighting, seen.records.filter((record) => !matches(record, where)).map(identityOf))
  }
  return found
}

/** Deleting a record deletes nothing else. */
export async function keepOthers(run: Run, values: Values, { undo }: WriteLaws, others: Others): Promise<void> {
  if (undo === undefined) return
  for (const [sighting, before] of others) {
    const seen = await listed(run, values, sighting)
    if (seen === undefined) continue
    const after = new Set(seen.records.map(identityOf))
    const lost = before.find((id) => !after.has(id))
    run.check(
      run.operation(undo.by),
      'state',
      lost === undefined
        ? undefined
        : {
            rule: `left ${sighting.in}`,
            expected: `撤除一条之后 ${sighting.in} 的其他记录仍在`,
            actual: `没有了 ${lost}`,
            clause: conventionClause('writes'),
            exchange: seen.exchange,
          },
    )
  }
}

async function listed(run: Run, values: Values, { in: id, at }: Sighting) {
  const operation = run.operation(id)
  const isPaged = operation.parameters.some(({ name }) => name === 'size')
  const parts = await values.parts(operation, isPaged ? { size: 50 } : {})
  if (parts === undefined) return undefined
  const { outcome, exchange } = await run.ask({ operation, parts, as: 'member' })
  if (outcome.kind !== 'success') return undefined
  return { records: valuesAt(outcome.data, at ?? operation.laws.list?.records ?? '/records/*') as Fields[], exchange }
}
