import { isDeepStrictEqual } from 'node:util'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import { otherValues } from '../requests/otherValues.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'

type Fields = Record<string, unknown>

/** What a request leaves out stays as it was. */
export function holdLeft(
  run: Run,
  operation: Operation,
  {
    readBy,
    sent,
    last,
    data,
    exchange,
  }: { readBy: string; sent: Fields; last: unknown; data: unknown; exchange: Exchange },
): void {
  const lost = operation.laws.writes?.partial?.find(
    (name) => !(name in sent) && !isDeepStrictEqual(readOf(operation, last, name), readOf(operation, data, name)),
  )
  run.check(
    operation,
    'state',
    lost === undefined
      ? undefined
      : {
          rule: `left out ${lost}`,
          expected: `请求没有给出的 ${lost} 在 ${readBy} 中保持不变`,
          actual: `变为 ${JSON.stringify(readOf(operation, data, lost))?.slice(0, 100) ?? '没有'}`,
          clause: conventionClause('writes'),
          exchange,
        },
  )
}

/** Saves values that no default has, then a request without those fields. */
export async function leaveOut(
  run: Run,
  operation: Operation,
  body: Fields,
  save: (sent: Fields) => Promise<unknown>,
): Promise<void> {
  const { partial = [] } = operation.laws.writes ?? {}
  const other = otherValues(run.document, operation, body, 'other')
  if (run.isOver || !partial.some((name) => name in other)) return
  await save(other)
  await save(Object.fromEntries(Object.entries(other).filter(([name]) => !partial.includes(name))))
}

/** A field of the body in the reply, where it may have another place. */
export function readOf({ laws }: Operation, data: unknown, name: string): unknown {
  const pointer = laws.writes?.reads?.[name]
  return pointer === undefined ? member(data, name) : valuesAt(data, pointer)
}
