import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import type { Answer } from '../values.ts'

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
