import { hold, valueAt } from '#compiler/statement.ts'
import { operationClause } from '../clause.ts'
import type { NeedLaw, Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { parseSource, type Values } from '../values.ts'
import type { ValidParts } from '../validRequest.ts'
import { partsFrom } from './expressions.ts'
import { blames } from './limits.ts'
import { ofOtherParts } from './statedCodes.ts'
import { takeBack } from './takeBack.ts'

type Fields = Record<string, unknown>

/** Of the records that an operation does not take, so many are tried. They differ in the fields that decide. */
const mostTried = 3

/** An operation that takes only records in some state refuses the others, although the caller may see them. */
export async function holdNeeds(run: Run, values: Values, operation: Operation): Promise<void> {
  const effect = effectOf(operation)
  if (!run.asker.knows('member') || effect === 'onlyAsked' || (effect === 'changes' && !run.options.write)) return
  for (const [name, law] of Object.entries(operation.laws.needs ?? {}))
    for (const value of await otherRecords(values, operation, name, law))
      await refuse(run, values, operation, name, law, value)
}

/** The ids of records that the operation does not take, one for each combination of what they lack. */
async function otherRecords(
  values: Values,
  operation: Operation,
  name: string,
  { when, of }: NeedLaw,
): Promise<unknown[]> {
  const source = of ?? operation.laws.values?.[name]
  if (source === undefined) return []
  const field = parseSource(source).pointer.split('/').at(-1) ?? ''
  const records = (await values.offered(source.slice(0, -field.length - 1), 50)) as Fields[]
  const others = records.filter((record) => isShown(record, when) && !hold(when, record))
  const kinds = new Map(
    others.map((record) => [JSON.stringify(Object.keys(when).map((path) => valueAt(record, path))), record[field]]),
  )
  return [...kinds.values()].slice(0, mostTried)
}

/** A list that does not show the fields decides nothing. */
function isShown(record: Fields, when: NeedLaw['when']): boolean {
  return Object.keys(when).every((path) => valueAt(record, path) !== undefined)
}

async function refuse(
  run: Run,
  values: Values,
  operation: Operation,
  name: string,
  { when, code = '4030' }: NeedLaw,
  value: unknown,
): Promise<void> {
  const base = (await values.parts(operation)) ?? run.example(operation)
  if (base.body instanceof FormData) return
  const parts = withValue(operation, base, name, value)
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'member' })
  if (outcome.kind === 'broken') return
  if (outcome.kind === 'refused') {
    const isOfOthers = outcome.code === '3000' && !blames(exchange.json, name.replace('body/', ''))
    if (isOfOthers || (outcome.code !== code && ofOtherParts.has(outcome.code))) return
  }
  const words = Object.entries(when).map(([key, taken]) => `${key} 为 ${taken.join('、')}`)
  run.check(
    operation,
    'access',
    outcome.kind === 'refused' && outcome.code === code
      ? undefined
      : {
          rule: `needs ${name}`,
          expected: `${name} 只能取 ${words.join('且')} 的记录，其他的返回 ${code}`,
          actual: told(outcome),
          clause: operationClause(operation.service, operation.operationId),
          exchange,
        },
  )
  if (outcome.kind !== 'success') return
  await takeBack(run, operation, { request: parts, response: outcome.data, found: undefined })
}

function withValue(operation: Operation, base: ValidParts, name: string, value: unknown): ValidParts {
  const given = partsFrom(operation, { [name]: value })
  return {
    ...base,
    path: { ...base.path, ...given.path },
    query: { ...base.query, ...given.query },
    body: given.body === undefined ? base.body : { ...(base.body as Fields), ...(given.body as Fields) },
  }
}
