import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'

/**
 * Two identical requests at the same time have the effect of one where the second is refused: whoever presses twice
 * does not have it twice. Returns what was accepted.
 */
export async function sendAtOnce(
  run: Run,
  operation: Operation,
  parts: ValidParts,
  expected: string,
): Promise<unknown[]> {
  const replies = await Promise.all([0, 1].map(() => run.ask({ operation, parts, as: 'member' })))
  const accepted = replies.filter(({ outcome }) => outcome.kind === 'success')
  const [last] = accepted.slice(1)
  run.check(
    operation,
    'state',
    last && {
      rule: 'at once',
      expected: `同一请求同时来两次，一次成功，另一次返回 ${expected}`,
      actual: '两次都成功',
      clause: conventionClause('writes'),
      exchange: last.exchange,
    },
  )
  return accepted.map(({ outcome }) => (outcome.kind === 'success' ? outcome.data : undefined))
}
