import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told, type Outcome } from '../gateway/exchange.ts'
import { brokenRequests } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { seenIn } from './details.ts'
import { recordsOf, type Answer, type Values } from '../values.ts'

const clause = () => conventionClause('authentication')

/** Without a valid token, a member operation answers 401 before it checks anything else. */
export async function needToken(run: Run, values: Values, operation: Operation): Promise<void> {
  if (!operation.member || (effectOf(operation) !== 'reads' && !run.options.write)) return
  const parts = (await values.parts(operation)) ?? run.example(operation)
  const ways: { rule: string; words: string; token?: string; headers?: Record<string, string> }[] = [
    { rule: 'no token', words: '没有令牌' },
    { rule: 'nonsense token', words: '令牌不认识', token: 'conformance-nobody' },
  ]
  const { member: real, expired } = run.tokens
  if (real !== undefined) {
    ways.push({
      rule: 'altered token',
      words: '令牌被改动',
      token: `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
    })
    ways.push({ rule: 'other scheme', words: '认证方式不是 Bearer', headers: { authorization: `Basic ${real}` } })
  }
  if (expired !== undefined) ways.push({ rule: 'expired token', words: '令牌已过期', token: expired })
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
  const invalid = { nonsense: 'conformance-nobody', expired: run.tokens.expired }
  for (const [name, token] of Object.entries(invalid)) {
    if (token === undefined) continue
    const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: { token } })
    const breach = operation.takesMember
      ? not401(outcome, exchange.json)
      : outcome.kind === 'refused' && outcome.status === 401
        ? told(outcome)
        : undefined
    const words = name === 'expired' ? '令牌已过期' : '令牌不认识'
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

/** A number without hidden digits. */
const wholeNumber = /^[\d\s+-]{7,}$/

/** Of a number in these fields, visitors do not get every digit. */
export async function maskForVisitors(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const { masked = [] } = operation.laws
  if (masked.length === 0 || success === undefined) return
  const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: 'visitor' })
  if (outcome.kind !== 'success') return
  for (const field of masked) {
    const whole = valuesAt(outcome.data, `/${field}`).find((text) => typeof text === 'string' && wholeNumber.test(text))
    run.check(
      operation,
      'access',
      whole === undefined
        ? undefined
        : {
            rule: `masked ${field}`,
            expected: `向访客返回的 ${field} 已脱敏`,
            actual: '访客得到完整的号码',
            at: `/data/${field}`,
            clause: conventionClause('privacy'),
            exchange,
          },
    )
  }
}

/** What is the caller's own is another record for another member, and a kept reply is not given to somebody else. */
export async function keepOwnApart(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const isAsked = operation.parameters.some(({ required, in: place }) => required === true && place !== 'header')
  if (!operation.member || operation.method !== 'GET' || isAsked || !run.asker.knows('stranger')) return
  if (success?.outcome.kind !== 'success') return
  const own = seenIn(run, success.exchange).filter(({ at, isOwn }) => at === '' && isOwn)
  if (own.length === 0) return
  const { exchange } = await run.ask({ operation, parts: success.parts, as: 'stranger' })
  const same = seenIn(run, exchange).find(
    ({ at, isOwn, id }) => at === '' && isOwn && own.some((each) => each.id === id),
  )
  run.check(
    operation,
    'access',
    same === undefined
      ? undefined
      : {
          rule: 'own record',
          expected: '各会员得到自己的记录',
          actual: `两个会员都得到 ${same.kind} ${same.id}`,
          clause: conventionClause('ownership'),
          exchange,
        },
  )
}

/** A member's own list contains nothing of another member. */
export async function keepListsApart(run: Run, values: Values, operation: Operation): Promise<void> {
  const isList = operation.laws.list !== undefined && operation.member && operation.laws.shared !== true
  if (!isList || !run.asker.knows('member') || !run.asker.knows('stranger') || operation.method !== 'GET') return
  const size = operation.parameters.some(({ name }) => name === 'size') ? { size: 50 } : {}
  const parts = await values.parts(operation, size)
  if (parts === undefined) return
  const mine = await values.answer(operation, parts, 'member')
  const theirs = await run.ask({ operation, parts, as: 'stranger' })
  if (mine.outcome.kind !== 'success' || theirs.outcome.kind !== 'success') return
  const idsOf = (data: unknown) => recordsOf(operation, data).map((record) => record['id'] ?? record['signId'])
  const [own, other] = [idsOf(mine.outcome.data), idsOf(theirs.outcome.data)]
  // When both parties of a record can see it, lists are shared by everybody only if they are complete and equal.
  const isSame =
    operation.laws.list?.parties === true
      ? own.length > 1 && own.length === other.length && own.every((id) => other.includes(id))
      : own.some((id) => id !== undefined && other.includes(id))
  run.check(
    operation,
    'access',
    isSame
      ? {
          rule: 'own list',
          expected: '各会员只看到自己的记录',
          actual: '两个会员得到同一份列表',
          clause: conventionClause('ownership'),
          exchange: theirs.exchange,
        }
      : undefined,
  )
  await closeFilters(run, operation, own, { parts, mine: mine.outcome.data, theirs: new Set(other) })
}

interface Lists {
  parts: Answer['parts']
  mine: unknown
  theirs: ReadonlySet<unknown>
}

/** Filtering by a value of the first member reveals nothing to another one. */
async function closeFilters(run: Run, operation: Operation, own: readonly unknown[], lists: Lists): Promise<void> {
  const [record] = recordsOf(operation, lists.mine)
  for (const { name, in: place, schema } of operation.parameters) {
    const value = record?.[name]
    if (place !== 'query' || typeof value !== 'string' || schema.$ref?.endsWith('/Id') !== true) continue
    const { exchange, outcome } = await run.ask({
      operation,
      parts: { ...lists.parts, query: { ...lists.parts.query, [name]: value } },
      as: 'stranger',
    })
    const shown = outcome.kind === 'success' ? recordsOf(operation, outcome.data) : []
    const foreign = shown.map(({ id, signId }) => id ?? signId).find((id) => own.includes(id) && !lists.theirs.has(id))
    run.check(
      operation,
      'access',
      foreign === undefined
        ? undefined
        : {
            rule: `stranger filter ${name}`,
            expected: `另一会员以他人的 ${name} 筛选时看不到他人的记录`,
            actual: `看到 ${JSON.stringify(foreign)}`,
            clause: conventionClause('ownership'),
            exchange,
          },
    )
  }
}
