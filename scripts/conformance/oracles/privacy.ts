import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'

/** What no reply tells but that of a login: the tokens of whoever asks. */
export function judgePrivacy(run: Run, exchange: Exchange): void {
  const { operation, method } = exchange.question
  if (method !== undefined || exchange.status !== 200) return
  const tokens = new Set(Object.values(run.tokens).filter((token) => token !== undefined))
  for (const [name, value] of exchange.headers) {
    if (![...tokens].some((token) => value.includes(token))) continue
    run.report({
      operationId: operation.operationId,
      kind: 'access',
      rule: `privacy ${name}`,
      expected: '应答不含令牌',
      actual: `应答头 ${name} 含有调用者的令牌`,
      clause: conventionClause('privacy'),
      exchange,
    })
  }
  for (const { at, name, text } of textsOf(member(exchange.json, 'data'), '')) {
    if (!tokens.has(text) || /token/i.test(name)) continue
    run.report({
      operationId: operation.operationId,
      kind: 'access',
      rule: `privacy ${at}`,
      expected: '应答不含令牌',
      actual: '含有调用者的令牌',
      at: `/data${at}`,
      clause: conventionClause('privacy'),
      exchange,
    })
  }
}

interface Text {
  /** A list's items share `*`. */
  at: string
  name: string
  text: string
}

function textsOf(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, name: at.split('/').findLast((key) => key !== '*') ?? '', text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, `${at}/*`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, `${at}/${name}`))
}
