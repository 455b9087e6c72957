import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer } from '../values.ts'
import { changedAt } from './elsewhere.ts'

/** What is made for one caller is never given to the next: the number of a captcha, a code to scan, a challenge. */
export async function giveFresh(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const { fresh = [] } = operation.laws
  if (fresh.length === 0 || success?.outcome.kind !== 'success') return
  const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: success.as })
  if (outcome.kind !== 'success') return
  for (const pointer of fresh) {
    const [first] = valuesAt(success.outcome.data, pointer)
    const [second] = valuesAt(outcome.data, pointer)
    run.check(
      operation,
      'account',
      first === undefined || first !== second
        ? undefined
        : {
            rule: `fresh ${pointer}`,
            expected: `${pointer} 每次都是新的`,
            actual: '两次相同',
            at: `/data${pointer}`,
            clause: conventionClause('secrets'),
            exchange,
          },
    )
  }
}

/** What stands for the same is always the same: the short code of a record. */
export async function staySteady(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (operation.laws.steady !== true || success?.outcome.kind !== 'success') return
  const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: success.as })
  if (outcome.kind !== 'success') return
  const place = changedAt(success.outcome.data, outcome.data)
  run.check(
    operation,
    'relations',
    place === undefined
      ? undefined
      : {
          rule: 'steady',
          expected: '同一请求再来一次，应答相同',
          actual: `${place} 变了`,
          at: `/data${place}`,
          clause: conventionClause('relations'),
          exchange,
        },
  )
}
