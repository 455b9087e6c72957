import { conventionClause } from '../clause.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { fieldsWith } from '../shown.ts'

/** Who gets a field that visitors do not get: every member, or some of them. */
type Audience = 'ALWAYS' | 'SOMETIMES'

/** Fields for members (`x-member-only`): no visitor gets them, and every member those that are always there. */
export function judgeAudience(run: Run, exchange: Exchange): void {
  const { operation, as } = exchange.question
  if (typeof as !== 'string' || (!operation.takesMember && as !== 'visitor')) return
  const report = (at: string, rule: string, expected: string, part: unknown) =>
    run.report({
      operationId: operation.operationId,
      kind: 'access',
      rule: `${rule} ${at}`,
      expected: `${at} ${expected}`,
      actual: part === undefined ? '没有这个字段' : `访客得到 ${JSON.stringify(part).slice(0, 80)}`,
      at: `/data${at}`,
      part,
      clause: conventionClause('privacy'),
      exchange,
    })
  for (const { value, property, at } of fieldsWith(run.document, exchange, 'x-member-only')) {
    const audience = property['x-member-only'] as Audience | undefined
    if (audience === undefined) continue
    run.hold(operation.operationId, 'access')
    if (as === 'visitor' && value !== undefined) report(at, 'visitor', '不向访客返回', value)
    if (as !== 'visitor' && audience === 'ALWAYS' && value === undefined) report(at, 'member', '登录后总是返回', value)
  }
}
