import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, walk, type FullSchema } from '../schema.ts'

/** Who gets a field that visitors do not get: every member, or some of them. */
type Audience = 'ALWAYS' | 'SOMETIMES'

/** Fields for members (`x-member-only`): no visitor gets them, and every member those that are always there. */
export function judgeAudience(run: Run, exchange: Exchange): void {
  const { operation, as, method } = exchange.question
  const schema = envelopeData(operation)
  if (schema === undefined || method !== undefined || exchange.status !== 200 || typeof as !== 'string') return
  if (!operation.takesMember && as !== 'visitor') return
  if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return
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
  const data = member(exchange.json, 'data')
  walk(run.document, { value: data, schema, names: [], at: '' }, ({ value, schema: own, at }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, property] of Object.entries(own.properties ?? {})) {
      const audience = (property as FullSchema & { 'x-member-only'?: Audience })['x-member-only']
      if (audience === undefined) continue
      const shown = (value as Record<string, unknown>)[name]
      run.hold(operation.operationId, 'access')
      if (as === 'visitor' && shown !== undefined) report(`${at}/${name}`, 'visitor', '不向访客返回', shown)
      if (as !== 'visitor' && audience === 'ALWAYS' && shown === undefined)
        report(`${at}/${name}`, 'member', '登录后总是返回', shown)
    }
  })
}
