import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told, type Outcome } from '../gateway/exchange.ts'
import { brokenRequests } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'
import { ofNobody } from './nobody.ts'

const clause = () => conventionClause('authentication')

/** Without a valid token, a member operation answers 401 before it checks anything else. */
export async function needToken(run: Run, values: Values, operation: Operation): Promise<void> {
  // Without a session there is none to end.
  const isHarmless = effectOf(operation) === 'reads' || operation.laws.part === 'logout'
  if (!operation.member || !(isHarmless || run.options.write)) return
  const parts = (await values.parts(operation)) ?? run.example(operation)
  const ways: { rule: string; words: string; token?: string; headers?: Record<string, string> }[] = [
    { rule: 'no token', words: '没有令牌' },
    { rule: 'nonsense token', words: '令牌不认识', token: 'conformance-nobody' },
  ]
  const { member: real, expired, refresh } = run.tokens
  if (real !== undefined) {
    ways.push({
      rule: 'altered token',
      words: '令牌被改动',
      token: `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
    })
    ways.push({ rule: 'longer token', words: '令牌之后多了字符', token: `${real}0` })
    const otherLetters = [real.toUpperCase(), real.toLowerCase()].find((text) => text !== real)
    if (otherLetters !== undefined) ways.push({ rule: 'token letters', words: '令牌的大小写不同', token: otherLetters })
    ways.push({ rule: 'other scheme', words: '认证方式不是 Bearer', headers: { authorization: `Basic ${real}` } })
    ways.push({ rule: 'no scheme', words: '令牌前没有 Bearer', headers: { authorization: real } })
  }
  if (expired !== undefined) ways.push({ rule: 'expired token', words: '令牌已过期', token: expired })
  if (refresh !== undefined) ways.push({ rule: 'refresh token', words: '以刷新令牌当访问令牌', token: refresh })
  for (const { rule, words, token, headers } of ways) {
    const { exchange, outcome } = await run.ask({
      operation,
      parts,
      as: token === undefined ? 'visitor' : { token },
      ...(headers === undefined ? {} : { headers }),
    })
    const breach = not401(outcome, exchange.json)
    run.check(
      operation,
      'access',
      breach === undefined
        ? undefined
        : { rule, expected: `${words}时答 HTTP 401`, actual: breach, clause: clause(), exchange },
    )
  }
  const broken = brokenRequests(run.document, operation, parts).find(({ isUnreadable }) => !isUnreadable)
  if (broken === undefined) return
  const { exchange, outcome } = await run.ask({
    operation,
    parts: broken.parts,
    as: 'visitor',
    ...(broken.rawBody === undefined ? {} : { rawBody: broken.rawBody }),
    ...(broken.headers === undefined ? {} : { headers: broken.headers }),
  })
  const breach = not401(outcome, exchange.json)
  run.check(
    operation,
    'access',
    breach === undefined
      ? undefined
      : {
          rule: '401 first',
          expected: `没有令牌时，即使${broken.fault}，也先答 HTTP 401`,
          actual: breach,
          clause: clause(),
          exchange,
        },
  )
}

function not401(outcome: Outcome, json: unknown): string | undefined {
  if (outcome.kind === 'broken') return undefined
  if (outcome.kind !== 'refused' || outcome.status !== 401) return told(outcome)
  const code = member(json, 'returnCode')
  return code === '401' ? undefined : `HTTP 401，returnCode 却为 ${JSON.stringify(code)}`
}

/** A write that visitors may do as well is not done as a visitor's with a token that is not valid. */
export async function refuseInvalidTokens(run: Run, operation: Operation): Promise<void> {
  if (operation.member || !operation.takesMember || effectOf(operation) !== 'changes' || !run.options.write) return
  // Of records that do not exist, so that nothing is written.
  const parts = ofNobody(operation, run.example(operation))
  for (const { name, words, token } of invalidTokens(run)) {
    const { exchange, outcome } = await run.ask({ operation, parts, as: { token } })
    const breach = not401(outcome, exchange.json)
    run.check(
      operation,
      'access',
      breach === undefined
        ? undefined
        : {
            rule: `public ${name}`,
            expected: `${words}时答 HTTP 401，不当作访客写入`,
            actual: breach,
            clause: clause(),
            exchange,
          },
    )
  }
}

function invalidTokens({ tokens: { expired, refresh } }: Run): { name: string; words: string; token: string }[] {
  return [
    { name: 'nonsense', words: '令牌不认识', token: 'conformance-nobody' },
    { name: 'expired', words: '令牌已过期', token: expired },
    { name: 'refresh', words: '以刷新令牌当访问令牌', token: refresh },
  ].flatMap(({ token, ...way }) => (token === undefined ? [] : [{ ...way, token }]))
}

/**
 * A public operation answers visitors. With a token that is not valid it answers 401, but if it reads no tokens, as
 * usual (contract/common/security.yaml).
 */
export async function welcomeVisitors(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (operation.member || success === undefined || effectOf(operation) !== 'reads') return
  if (success.as !== 'visitor') {
    const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: 'visitor' })
    run.check(
      operation,
      'access',
      outcome.kind === 'refused' && outcome.status === 401
        ? { rule: 'visitor', expected: '公开接口不要求登录', actual: told(outcome), clause: clause(), exchange }
        : undefined,
    )
  }
  for (const { name, words, token } of invalidTokens(run)) {
    const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: { token } })
    const breach = operation.takesMember
      ? not401(outcome, exchange.json)
      : outcome.kind === 'refused' && outcome.status === 401
        ? told(outcome)
        : undefined
    const expected = operation.takesMember ? `${words}时答 HTTP 401，不降为访客的回复` : '不读取令牌的接口照常应答'
    run.check(
      operation,
      'access',
      breach === undefined
        ? undefined
        : { rule: `public ${name}`, expected, actual: breach, clause: clause(), exchange },
    )
  }
}
