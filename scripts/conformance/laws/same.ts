import { conventionClause } from '../clause.ts'
import type { Operation, SameLaw } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer, Values } from '../values.ts'
import { changedAt } from './elsewhere.ts'
import { resolved } from './expressions.ts'

/** What an operation shows as a whole is the same as the part of another one's reply that shows it, too. */
export async function holdSame(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  if (success?.outcome.kind !== 'success') return
  for (const law of operation.laws.same ?? []) {
    // What somebody writes between the two replies may set them apart once.
    const difference = (await compare(run, values, law, success)) && (await compare(run, values, law, success))
    // Either of the two may be the wrong one.
    for (const blamed of [operation, run.operation(law.in)])
      run.check(
        blamed,
        'relations',
        difference && {
          rule: `same ${operation.operationId} ${law.in}`,
          expected: `${operation.operationId} 与 ${law.in} 的 ${law.at} 相同`,
          actual: `${difference.place === '' ? law.at : difference.place} 不同`,
          at: `/data${law.at}${difference.place}`,
          part: difference.part,
          clause: conventionClause('relations'),
          exchange: difference.exchange,
        },
      )
  }
}

async function compare(run: Run, values: Values, law: SameLaw, success: Answer) {
  const { parts, as } = success
  const own = await run.ask({ operation: success.exchange.question.operation, parts, as })
  const response = own.outcome.kind === 'success' ? own.outcome.data : undefined
  const other = run.operation(law.in)
  const asked = await values.parts(other, resolved(law.with, { request: parts, response, found: undefined }))
  const reply = asked === undefined ? undefined : await run.ask({ operation: other, parts: asked, as })
  if (response === undefined || reply?.outcome.kind !== 'success') return undefined
  const [part] = valuesAt(reply.outcome.data, law.at)
  const place = part === undefined ? undefined : changedAt(response, part)
  return place === undefined ? undefined : { place, part, exchange: reply.exchange }
}
