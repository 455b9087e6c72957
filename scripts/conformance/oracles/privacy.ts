import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'

/** No reply contains the caller's own tokens: a login gives new ones. */
export function judgePrivacy(run: Run, exchange: Exchange): void {
  const { operation, method } = exchange.question
  if (method !== undefined || exchange.status !== 200) return
  judgeNumbers(run, exchange)
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
  for (const { at, text } of textsOf(member(exchange.json, 'data'), '')) {
    if (![...tokens].some((token) => text.includes(token))) continue
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
  /** The items of a list share `*`. */
  at: string
  text: string
}

function textsOf(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, `${at}/*`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, `${at}/${name}`))
}

/** The check cannot tell whose number it is. A refusal that repeats it reveals it to everyone who reads the log. */
function judgeNumbers(run: Run, exchange: Exchange): void {
  const { operation } = exchange.question
  const envelope = exchange.json
  if (member(envelope, 'returnCode') === '200') return
  const said = [
    member(envelope, 'errorMessage'),
    ...[member(envelope, 'data')].flat().map((each) => member(each, 'errorMessage')),
  ]
  const number = said
    .map((text) => /(?<!\d)1[3-9]\d{9}(?!\d)/.exec(typeof text === 'string' ? text : '')?.[0])
    .find((each) => each !== undefined)
  if (number === undefined) return
  run.report({
    operationId: operation.operationId,
    kind: 'refusals',
    rule: 'privacy number',
    expected: '拒绝的说明不含完整的手机号',
    actual: `含有 ${number.slice(0, 3)}****${number.slice(-4)}`,
    at: '/errorMessage',
    clause: conventionClause('privacy'),
    exchange,
  })
}
