import { isDeepStrictEqual } from 'node:util'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Values } from '../values.ts'
import { matches, resolved, type Written } from './expressions.ts'
import { identityOf } from './records.ts'

type Fields = Record<string, unknown>
const pageSize = 50

type Others = ReadonlyMap<Sighting, Fields[]>

/** The records in the lists that show a record. */
export async function othersOf(run: Run, values: Values, { shows = [] }: WriteLaws): Promise<Others> {
  const found = new Map<Sighting, Fields[]>()
  for (const sighting of shows) {
    if (sighting.where === undefined) continue
    const seen = await listed(run, values, sighting)
    if (seen !== undefined) found.set(sighting, seen.records)
  }
  return found
}

/** Fields of a record that change without a write to it. */
export const volatile = /^(?:viewCount|remainDays|hitCount|downloadCount)$/

/** Writing one record leaves every other one as it was. */
export async function sameOthers(
  run: Run,
  values: Values,
  operation: Operation,
  others: Others,
  written: Written,
): Promise<void> {
  for (const [sighting, before] of others) {
    const seen = await listed(run, values, sighting)
    if (seen === undefined) continue
    const where = resolved(sighting.where ?? {}, written)
    const after = new Map(seen.records.map((record) => [identityOf(record), record]))
    const changed = before.flatMap((was) => {
      const is = matches(was, where) ? undefined : after.get(identityOf(was))
      const name = Object.keys(was).find(
        (each) => is !== undefined && !volatile.test(each) && !isDeepStrictEqual(was[each], is[each]),
      )
      return name === undefined ? [] : [`${identityOf(was)} 的 ${name}`]
    })
    run.check(
      operation,
      'state',
      changed[0] === undefined
        ? undefined
        : {
            rule: `besides ${sighting.in}`,
            expected: `写入一条之后 ${sighting.in} 的其他记录不变`,
            actual: `${changed[0]} 变了`,
            clause: conventionClause('writes'),
            exchange: seen.exchange,
          },
    )
  }
}

/** Writing one record adds one to each list that shows it, and not the same one twice. */
export async function growByOne(run: Run, values: Values, operation: Operation, others: Others): Promise<void> {
  for (const [sighting, before] of others) {
    // What the write only marks was in the list before. Of a longer list, only the first page is known.
    if (sighting.has !== undefined || before.length >= pageSize) continue
    const seen = await listed(run, values, sighting)
    if (seen === undefined) continue
    const grown = seen.records.length - before.length
    run.check(
      operation,
      'state',
      grown === 1
        ? undefined
        : {
            rule: `grows ${sighting.in}`,
            expected: `写入一条之后 ${sighting.in} 多一条`,
            actual: `由 ${before.length} 条变为 ${seen.records.length} 条`,
            clause: conventionClause('writes'),
            exchange: seen.exchange,
          },
    )
  }
}

/** A repetition and a change make no second record. */
export async function keepNumber(
  run: Run,
  values: Values,
  operation: Operation,
  others: Others,
  done: string,
): Promise<void> {
  for (const [sighting, before] of others) {
    if (before.length >= pageSize) continue
    const seen = await listed(run, values, sighting)
    if (seen === undefined) continue
    run.check(
      operation,
      'state',
      seen.records.length === before.length
        ? undefined
        : {
            rule: `number ${sighting.in}`,
            expected: `${done}之后 ${sighting.in} 的条数不变`,
            actual: `由 ${before.length} 条变为 ${seen.records.length} 条`,
            clause: conventionClause('writes'),
            exchange: seen.exchange,
          },
    )
  }
}

/** Deleting a record deletes nothing else. */
export async function keepOthers(
  run: Run,
  values: Values,
  { undo }: WriteLaws,
  others: Others,
  written: Written,
): Promise<void> {
  if (undo === undefined) return
  for (const [sighting, before] of others) {
    const seen = await listed(run, values, sighting)
    if (seen === undefined) continue
    const where = resolved(sighting.where ?? {}, written)
    const after = new Set(seen.records.map(identityOf))
    const lost = before
      .filter((record) => !matches(record, where))
      .map(identityOf)
      .find((id) => !after.has(id))
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
  await sameOthers(run, values, run.operation(undo.by), others, written)
}

async function listed(run: Run, values: Values, { in: id, at }: Sighting) {
  const operation = run.operation(id)
  const isPaged = operation.parameters.some(({ name }) => name === 'size')
  const parts = await values.parts(operation, isPaged ? { size: pageSize } : {})
  if (parts === undefined) return undefined
  const { outcome, exchange } = await run.ask({ operation, parts, as: 'member' })
  if (outcome.kind !== 'success') return undefined
  return { records: valuesAt(outcome.data, at ?? operation.laws.list?.records ?? '/records/*') as Fields[], exchange }
}
