import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { seenIn } from './details.ts'
import { recordsOf, type Answer, type Values } from '../values.ts'

/** A number without hidden digits. */
const wholeNumber = /^[\d\s+-]{7,}$/

/** Of a number in these fields, visitors do not get every digit. */
export async function maskForVisitors(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const { masked = [] } = operation.laws
  if (masked.length === 0 || success === undefined) return
  const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: 'visitor' })
  if (outcome.kind !== 'success') return
  for (const field of masked) {
    const whole = valuesAt(outcome.data, `/${field}`).find((text) => typeof text === 'string' && wholeNumber.test(text))
    run.check(
      operation,
      'access',
      whole === undefined
        ? undefined
        : {
            rule: `masked ${field}`,
            expected: `向访客返回的 ${field} 已脱敏`,
            actual: '访客得到完整的号码',
            at: `/data/${field}`,
            clause: conventionClause('privacy'),
            exchange,
          },
    )
  }
}

/** What is the caller's own is another record for another member, and a kept reply is not given to somebody else. */
export async function keepOwnApart(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const isAsked = operation.parameters.some(({ required, in: place }) => required === true && place !== 'header')
  if (!operation.member || operation.method !== 'GET' || isAsked || !run.asker.knows('stranger')) return
  if (success?.outcome.kind !== 'success') return
  const own = seenIn(run, success.exchange).filter(({ at, isOwn }) => at === '' && isOwn)
  if (own.length === 0) return
  const { exchange } = await run.ask({ operation, parts: success.parts, as: 'stranger' })
  const same = seenIn(run, exchange).find(
    ({ at, isOwn, id }) => at === '' && isOwn && own.some((each) => each.id === id),
  )
  run.check(
    operation,
    'access',
    same === undefined
      ? undefined
      : {
          rule: 'own record',
          expected: '各会员得到自己的记录',
          actual: `两个会员都得到 ${same.kind} ${same.id}`,
          clause: conventionClause('ownership'),
          exchange,
        },
  )
}

/** A member's own list contains nothing of another member. */
export async function keepListsApart(run: Run, values: Values, operation: Operation): Promise<void> {
  const isList = operation.laws.list !== undefined && operation.member && operation.laws.shared !== true
  if (!isList || !run.asker.knows('member') || !run.asker.knows('stranger') || operation.method !== 'GET') return
  const size = operation.parameters.some(({ name }) => name === 'size') ? { size: 50 } : {}
  const parts = await values.parts(operation, size)
  if (parts === undefined) return
  const mine = await values.answer(operation, parts, 'member')
  const theirs = await run.ask({ operation, parts, as: 'stranger' })
  if (mine.outcome.kind !== 'success' || theirs.outcome.kind !== 'success') return
  const idsOf = (data: unknown) => recordsOf(operation, data).map(idOf)
  const [own, other] = [idsOf(mine.outcome.data), idsOf(theirs.outcome.data)]
  // When both parties of a record can see it, lists are shared by everybody only if they are complete and equal.
  const isSame =
    operation.laws.list?.parties === true
      ? own.length > 1 && own.length === other.length && own.every((id) => other.includes(id))
      : own.some((id) => id !== undefined && other.includes(id))
  run.check(
    operation,
    'access',
    isSame
      ? {
          rule: 'own list',
          expected: '各会员只看到自己的记录',
          actual: '两个会员得到同一份列表',
          clause: conventionClause('ownership'),
          exchange: theirs.exchange,
        }
      : undefined,
  )
  const foreign = recordsOf(operation, mine.outcome.data).find((record) => !other.includes(idOf(record)))
  if (foreign !== undefined) await closeFilters(run, operation, foreign, parts)
}

const idOf = (record: Record<string, unknown>): unknown => record['id'] ?? record['signId']

/** Filtering by a value of the first member's record, such as its enterprise, reveals nothing of it to another member. */
export async function closeFilters(
  run: Run,
  operation: Operation,
  record: Record<string, unknown>,
  parts: Answer['parts'],
): Promise<void> {
  const id = idOf(record)
  if (id === undefined || !run.asker.knows('stranger')) return
  for (const { name, in: place, schema } of operation.parameters) {
    const field = operation.laws.list?.filters?.[name]
    const value = record[typeof field === 'string' ? field : name]
    if (place !== 'query' || typeof value !== 'string' || schema.$ref?.endsWith('/Id') !== true) continue
    const { exchange, outcome } = await run.ask({
      operation,
      parts: { ...parts, query: { ...parts.query, [name]: value } },
      as: 'stranger',
    })
    const shown = outcome.kind === 'success' ? recordsOf(operation, outcome.data) : []
    run.check(
      operation,
      'access',
      shown.some((each) => idOf(each) === id)
        ? {
            rule: `stranger filter ${name}`,
            expected: `另一会员以他人的 ${name} 筛选时看不到他人的记录`,
            actual: `看到 ${JSON.stringify(id)}`,
            clause: conventionClause('ownership'),
            exchange,
          }
        : undefined,
    )
  }
}
