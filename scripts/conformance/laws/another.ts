import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../declared.ts'
import { told, type Exchange, type Outcome } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { parseSource, type Values } from '../values.ts'
import { operationClause } from '../clause.ts'

/** So many of the gateway's records are tried: earlier checks may have written to the first ones. */
const mostTried = 12

interface Reply {
  exchange: Exchange
  outcome: Outcome
}

/**
 * What may be done once for each record (`per`) can be done for another one. The first that is accepted is enough, so
 * that no more than one further record is left where nothing takes it back.
 */
export async function doForAnother(
  run: Run,
  values: Values,
  operation: Operation,
  first: ValidParts,
  send: (parts: ValidParts) => Promise<Reply>,
): Promise<void> {
  const { per = [], again } = operation.laws.writes ?? {}
  if (per.length === 0 || again === undefined) return
  const tried = [targetOf(first, per)]
  let refused: Exchange | undefined
  for (let place = 1; place <= mostTried && !run.isOver; place += 1) {
    const parts = await values.ownParts(operation, place)
    if (parts === undefined) return
    const target = targetOf(parts, per)
    // Beyond the last record that the gateway offers, it is the last one again.
    if (tried.some((each) => isDeepStrictEqual(each, target))) continue
    tried.push(target)
    const { exchange, outcome } = await send(parts)
    // Any other refusal has another reason, and so may be one of a single record.
    if (outcome.kind !== 'refused' || outcome.code !== again) {
      if (outcome.kind === 'success') run.hold(operation.operationId, 'state')
      return
    }
    refused ??= exchange
  }
  if (refused === undefined) return
  run.check(operation, 'state', {
    rule: 'another',
    expected: `每个 ${per.join('、')} 各可一次，换一个之后成功`,
    actual: `一次之后，换了 ${tried.length - 1} 个都返回 ${again}`,
    clause: operationClause(operation.service, operation.operationId, 'x-laws', 'writes', 'per'),
    exchange: refused,
  })
}

/** What one member has done does not keep another from the same. Only where nothing in the request is a member's own. */
export async function doAsAnother(run: Run, operation: Operation, parts: ValidParts): Promise<void> {
  const { laws } = operation
  const isOwn = Object.values(laws.values ?? {}).some((source) => run.operation(parseSource(source).operationId).member)
  const { again, per = [] } = laws.writes ?? {}
  if (isOwn || per.length === 0 || !run.asker.knows('stranger')) return
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'stranger' })
  const isShutOut = outcome.kind === 'refused' && outcome.code === again
  const expected = `一位会员写入之后，另一位会员（没有更早的同样记录时）同样的请求不返回 ${again}`
  const clause = operationClause(operation.service, operation.operationId, 'x-laws', 'writes', 'per')
  const breach = { rule: 'another member', expected, actual: told(outcome), clause, exchange }
  run.check(operation, 'state', isShutOut ? breach : undefined)
}

/** The values of these parameters and `body/<field>`s. */
export function targetOf({ path, query, body }: ValidParts, per: readonly string[]): unknown[] {
  const fields = (body ?? {}) as Record<string, unknown>
  return per.map((name) =>
    name.startsWith('body/') ? fields[name.slice('body/'.length)] : (path[name] ?? query[name]),
  )
}
