import { conventionClause } from '../clause.ts'
import type { Operation, WriteLaws } from '../declared.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'

type Fields = Record<string, unknown>

/** Another member can neither change nor delete what was just written, nor change its state. */
export async function keepWrittenFromStrangers(
  run: Run,
  operation: Operation,
  writes: WriteLaws,
  written: Written,
): Promise<void> {
  if (!run.asker.knows('stranger')) return
  for (const [changer, parts] of attemptsOf(run, operation, writes, written)) {
    const { exchange, outcome } = await run.ask({ operation: changer, parts, as: 'stranger' })
    run.check(
      changer,
      'access',
      // A stranger is not told whether the state allows it.
      outcome.kind === 'success' || (outcome.kind === 'refused' && outcome.code === '4090')
        ? {
            rule: 'stranger writes',
            expected: `另一会员对 ${operation.operationId} 写入的记录操作时返回 4030 或 4040`,
            actual: told(outcome),
            clause: conventionClause('ownership'),
            exchange,
          }
        : undefined,
    )
  }
}

function attemptsOf(
  run: Run,
  operation: Operation,
  { change, undo, states }: WriteLaws,
  written: Written,
): [Operation, ValidParts][] {
  if (!isNamedByReply([change?.id, ...Object.values(undo?.with ?? {})])) return []
  const attempts: [Operation, ValidParts][] = []
  if (change !== undefined) {
    const id = resolved({ id: change.id }, written)['id']
    attempts.push([operation, { ...written.request, body: { ...(written.request.body as Fields), id } }])
  }
  if (states !== undefined) {
    const changer = run.operation(states.by)
    const given = partsFrom(changer, resolved(states.with, written))
    const body = { ...(run.example(changer).body as Fields), ...(given.body as Fields) }
    attempts.push([changer, { ...given, body }])
  }
  if (undo !== undefined) {
    const changer = run.operation(undo.by)
    attempts.push([changer, partsFrom(changer, resolved(undo.with, written))])
  }
  return attempts
}

/** Whether the record is identified by an id from the gateway, which no other record can have. */
export function isNamedByReply(expressions: readonly unknown[]): boolean {
  return expressions.some((text) => typeof text === 'string' && /^\$(?:response|found)/.test(text))
}
