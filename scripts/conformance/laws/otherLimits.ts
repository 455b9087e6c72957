import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { LimitLaw, WriteLaws } from '../declaredWrites.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Values } from '../values.ts'
import type { ValidParts } from '../validRequest.ts'
import { partsFrom, resolved } from './expressions.ts'
import { takeBack } from './takeBack.ts'
import { unwritten } from './unwritten.ts'

type Fields = Record<string, unknown>

/** Whose state does not allow the write says nothing about its limit. */
const mostTried = 5

/** What is greater than the figure that another record states is refused. What is taken is undone at once. */
export async function holdOtherLimits(
  run: Run,
  values: Values,
  operation: Operation,
  { limits = [], undo }: WriteLaws,
): Promise<void> {
  if (undo === undefined) return
  for (const law of limits)
    for (let place = 0; place < mostTried && !run.isOver; place += 1) {
      const parts = await unwritten(run, values, operation, place)
      const most = parts && (await mostIn(run, law, parts))
      if (parts === undefined || most === undefined) break
      const body = { ...(parts.body as Fields), [law.field]: most + 1 }
      const { exchange, outcome } = await run.ask({ operation, parts: { ...parts, body }, as: 'member' })
      if (outcome.kind === 'broken' || (outcome.kind === 'refused' && outcome.code === '4090')) continue
      run.check(
        operation,
        'requests',
        outcome.kind === 'refused'
          ? undefined
          : {
              rule: `limit body.${law.field}`,
              expected: `${law.field} 大于 ${law.in} 的 ${law.at}（${most}）时拒绝`,
              actual: `${most + 1} 成功应答`,
              part: most + 1,
              clause: operationClause(operation.service, operation.operationId),
              exchange,
            },
      )
      if (outcome.kind === 'refused') continue
      await takeBack(run, operation, { request: parts, response: outcome.data, found: undefined })
      break
    }
}

/** The figure that limits what is asked for. */
async function mostIn(
  run: Run,
  { in: id, with: given, at }: LimitLaw,
  request: ValidParts,
): Promise<number | undefined> {
  const reader = run.operation(id)
  const parts = partsFrom(reader, resolved(given, { request, response: undefined, found: undefined }))
  const { outcome } = await run.ask({ operation: reader, parts, as: 'member' })
  const [most] = outcome.kind === 'success' ? valuesAt(outcome.data, at) : []
  return typeof most === 'number' ? most : undefined
}
