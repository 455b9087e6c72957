import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData } from '../schema.ts'
import type { Values } from '../values.ts'
import { volatile } from './others.ts'
import { identityOf } from './records.ts'

type Fields = Record<string, unknown>

interface Reply {
  data: unknown
  exchange: Exchange
}

/** What the member's own operations of a service say, each for the same request every time. */
export type Replies = Map<Operation, Reply>

const pageSize = 50

/** Asks everything of the service that only the member sees, as others may change what is public at any time. */
export async function ownReplies(run: Run, values: Values, { service }: Operation): Promise<Replies> {
  const replies = new Map<Operation, Reply>()
  for (const operation of run.operations.values()) {
    if (operation.service !== service || !operation.member || operation.method !== 'GET') continue
    if (effectOf(operation) !== 'reads' || operation.laws.fresh !== undefined || run.isOver) continue
    if (envelopeData(operation) === undefined) continue
    const isPaged = operation.parameters.some(({ name }) => name === 'size')
    const parts = await values.parts(operation, isPaged ? { size: pageSize } : {})
    if (parts === undefined) continue
    const { outcome, exchange } = await run.ask({ operation, parts, as: 'member' })
    if (outcome.kind === 'success') replies.set(operation, { data: outcome.data, exchange })
  }
  return replies
}

/** What was written and undone, and what a question asked, leaves everything as it was. */
export async function leaveAlone(
  run: Run,
  values: Values,
  causes: readonly Operation[],
  before: Replies,
): Promise<void> {
  const [cause] = causes
  if (cause === undefined) return
  const after = await ownReplies(run, values, cause)
  const words = causes.map(({ operationId }) => operationId).join('、')
  for (const [reader, { data: was }] of before) {
    const is = after.get(reader)
    const place = is === undefined ? undefined : changedAt(was, is.data)
    for (const operation of new Set([reader, ...causes]))
      run.check(
        operation,
        'state',
        place === undefined
          ? undefined
          : {
              rule: `leaves ${reader.operationId}`,
              expected: `${words} 之后 ${reader.operationId} 与之前一样`,
              actual: `${place} 变了`,
              at: `/data${place}`,
              clause: conventionClause('writes'),
              ...(is === undefined ? {} : { exchange: is.exchange }),
            },
      )
  }
}

/** Where a reply differs from an earlier one. Records of a list are compared by their identity, whatever their order. */
export function changedAt(was: unknown, is: unknown): string | undefined {
  if (Array.isArray(was) && Array.isArray(is)) return changedInList(was, is)
  if (isFields(was) && isFields(is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const inner = volatile.test(name) ? undefined : changedAt(was[name], is[name])
      if (inner !== undefined) return `/${name}${inner}`
    }
    return undefined
  }
  return was === is ? undefined : ''
}

function changedInList(was: readonly unknown[], is: readonly unknown[]): string | undefined {
  if (was.length !== is.length) return ''
  const known = new Map(is.filter(isFields).map((record) => [identityOf(record), record]))
  const isIdentified = known.size === is.length
  for (const [index, item] of was.entries()) {
    const other = isIdentified && isFields(item) ? known.get(identityOf(item)) : is[index]
    const inner = changedAt(item, other)
    if (inner !== undefined) return `/${index}${inner}`
  }
  return undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
