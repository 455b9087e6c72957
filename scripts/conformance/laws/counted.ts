import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { CountedLaw } from '../declaredWrites.ts'
import { member, told, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Values } from '../values.ts'
import { matches, resolved, type Written } from './expressions.ts'
import { holdReply } from './kept.ts'
import { holdSums } from './relations.ts'

type Fields = Record<string, unknown>

/** A number that a write changes. `value` is undefined when it cannot be read. */
export interface Counted {
  law: CountedLaw
  value: number | undefined
  exchange: Exchange | undefined
}

/** The numbers that the write changes, as they are now. */
export async function countsOf(
  run: Run,
  values: Values,
  laws: readonly CountedLaw[],
  written: Written,
): Promise<Counted[]> {
  const found: Counted[] = []
  for (const law of laws) {
    const operation = run.operation(law.in)
    const parts = await values.parts(operation, resolved(law.with ?? {}, written))
    const reply = parts && (await run.ask({ operation, parts, as: 'member' }))
    const { outcome, exchange } = reply ?? {}
    if (reply !== undefined) holdSums(run, operation, reply)
    const where = law.where && resolved(law.where, written)
    const items = outcome?.kind === 'success' ? valuesAt(outcome.data, law.at) : []
    const item = where === undefined ? items[0] : items.find((each) => matches(each as Fields, where))
    const value = law.count === undefined ? item : member(item, law.count)
    // A count that is not listed is nought, if the list was read.
    const lacking = where !== undefined && outcome?.kind === 'success' ? 0 : undefined
    found.push({ law, value: typeof value === 'number' ? value : lacking, exchange })
  }
  return found
}

interface Effect {
  before: readonly Counted[]
  written: Written
  /** The reply to what has changed them, if there is one. */
  reply?: Exchange | undefined
  isUndone?: boolean
}

/** After the write each number is higher by what it says, and after the removal as before. */
export async function holdCounts(
  run: Run,
  values: Values,
  cause: Operation,
  { before, written, reply, isUndone = false }: Effect,
): Promise<void> {
  const laws = before.map(({ law }) => law)
  for (const [index, { law, value: is, exchange }] of (await countsOf(run, values, laws, written)).entries()) {
    const was = before[index]?.value
    if (was === undefined || is === undefined || exchange === undefined || (isUndone && law.keeps === true)) continue
    const by = Number(resolved({ by: law.by }, written)['by'])
    const expected = isUndone ? was : was + by
    const breach = {
      rule: `counts ${law.at}`,
      expected: `${cause.operationId} 之后 ${law.in} 的 ${law.at} 由 ${isUndone ? was + by : was} 变为 ${expected}`,
      actual: String(is),
      clause: conventionClause('writes'),
      exchange,
    }
    // Either the write does not count, or the reader is outdated.
    for (const operation of [run.operation(law.in), cause])
      run.check(operation, 'state', is === expected ? undefined : breach)
    const name = law.at.split('/').at(-1) ?? ''
    const said = member(member(reply?.json, 'data'), name)
    if (reply !== undefined && said !== undefined)
      holdReply(run, cause, law, { response: { [name]: said }, record: { [name]: is }, exchange: reply })
  }
}

/** A write that only counts. */
export async function holdCounting(
  run: Run,
  values: Values,
  operation: Operation,
  laws: readonly CountedLaw[],
): Promise<void> {
  const parts = await values.parts(operation)
  if (parts === undefined) return
  const written: Written = { request: parts, response: undefined, found: undefined }
  const before = await countsOf(run, values, laws, written)
  const { outcome } = await run.ask({ operation, parts, as: values.callerOf(operation) })
  const coverage = run.coverageOf(operation.operationId)
  if (outcome.kind !== 'success') {
    coverage.note ||= told(outcome)
    return
  }
  coverage.succeeded = true
  await holdCounts(run, values, operation, { before, written })
}
