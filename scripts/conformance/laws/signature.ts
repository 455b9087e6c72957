import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told } from '../gateway/exchange.ts'
import { signed } from '../gateway/signature.ts'
import type { Run } from '../run.ts'
import type { Answer } from '../values.ts'

/** Signed operations refuse a signature that is missing, wrong, outdated or already used. */
export async function holdSignature(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (
    success === undefined ||
    !operation.parameters.some(({ name, in: place }) => name === 'sign' && place === 'header')
  )
    return
  const query = new URL(success.exchange.target, 'http://gateway').searchParams
  const tenantId = await run.asker.tenantId()
  const fresh = () => signed(query, tenantId)
  const { sign: right = '', ...stamp } = fresh()
  const used = fresh()
  await run.ask({ operation, parts: success.parts, as: success.as, headers: used })
  const ways: [string, string, Record<string, string | undefined>][] = [
    ['missing', '没有签名', { sign: undefined }],
    ['wrong', '签名不符', { ...stamp, sign: `${right.startsWith('0') ? '1' : '0'}${right.slice(1)}` }],
    ['stale', '签名是 6 分钟前的', signed(query, tenantId, Date.now() - 360_000)],
    ['ahead', '签名是 6 分钟后的', signed(query, tenantId, Date.now() + 360_000)],
    ['used', '随机串已经用过', used],
    ['other query', '签名是另一查询的', signed(new URLSearchParams('keyword=conformance'), tenantId)],
    ['query before', '签名是刚才另一查询的', fresh()],
    ['other tenant', '签名是另一租户的', signed(query, `${tenantId}-conformance`)],
  ]
  for (const [rule, words, headers] of ways) {
    // A valid signature of another query: a gateway that does not sign the query would accept it.
    const parts =
      rule === 'query before' ? { ...success.parts, query: { ...success.parts.query, size: 3 } } : success.parts
    const { exchange, outcome } = await run.ask({ operation, parts, as: success.as, headers })
    const codes = rule === 'missing' ? ['3000', '4007'] : ['4007']
    const isRight = outcome.kind === 'refused' && codes.includes(outcome.code)
    run.check(
      operation,
      'account',
      isRight
        ? undefined
        : {
            rule: `sign ${rule}`,
            expected: `${words}时返回 4007`,
            actual: told(outcome),
            clause: conventionClause('signature'),
            exchange,
          },
    )
  }
}
