import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { WriteLaws } from '../declaredWrites.ts'
import type { Run } from '../run.ts'
import { recordsOf, type Values } from '../values.ts'
import { matches, resolved, type Written } from './expressions.ts'

/** In a list from the newest to the oldest, what was just written is the first, also where no record shows the moment. */
export async function standFirst(
  run: Run,
  values: Values,
  operation: Operation,
  writes: WriteLaws,
  written: Written,
): Promise<void> {
  for (const { list, field, where: stated } of newestFirst(run, writes)) {
    const parts = await values.parts(list, {})
    if (parts === undefined) continue
    const { exchange, outcome } = await run.ask({ operation: list, parts, as: 'member' })
    if (outcome.kind !== 'success') continue
    const records = recordsOf(list, outcome.data)
    const where = resolved(stated, written)
    const place = records.findIndex((record) => matches(record, where))
    const isFirst = standsFirst(records, place, field)
    run.check(
      list,
      'state',
      isFirst
        ? undefined
        : {
            rule: `first ${operation.operationId}`,
            expected: `${operation.operationId} 刚写入的排在 ${list.operationId} 的第一条`,
            actual: place < 0 ? '不在第一页' : `第 ${place + 1} 条`,
            clause: conventionClause('sorts'),
            exchange,
          },
    )
  }
}

/** Whether the record there is the first, or of the same moment as the first: of those, any can be the first. */
export function standsFirst(records: readonly Record<string, unknown>[], place: number, field: string): boolean {
  return place === 0 || (place > 0 && isSame(records[0]?.[field], records[place]?.[field]))
}

/** The lists that show the record and begin with the newest, each with the field of the moment. */
function newestFirst(run: Run, { shows = [] }: WriteLaws) {
  return shows.flatMap(({ in: id, where, with: given, has }) => {
    const list = run.operation(id)
    const field = /^-((?:create|update|view)Time)$/.exec(list.laws.list?.order?.[0] ?? '')?.[1]
    const isStated = where !== undefined && given === undefined && has === undefined
    return isStated && field !== undefined ? [{ list, field, where }] : []
  })
}

/** Two records of the same second may stand in any order, so a second one is written in the next. */
export async function nextMoment(run: Run, writes: WriteLaws): Promise<void> {
  if (newestFirst(run, writes).length > 0) await run.nextSecond()
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && one === other
}
