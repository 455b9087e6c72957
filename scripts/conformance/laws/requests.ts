import { conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told, type Caller, type Outcome } from '../gateway/exchange.ts'
import { brokenRequests, type BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import { parseSource, type Answer, type Values } from '../values.ts'
import type { ValidParts } from '../validRequest.ts'
import { takeFullTexts, takeLimits } from './limits.ts'

/** No operation is sent more broken requests; of each kind some go first. */
const limit = 140
const ofEachKind = 12
const unknownRecord = 'conformance-unknown'

/** Requests that break the contract are refused, never taken and never a fault of the server. */
export async function refuseBroken(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  const isMembers = operation.member && !run.asker.knows('member')
  const isWrite = effectOf(operation) !== 'reads'
  // A gateway that takes what it should refuse would send an SMS, end the session or change the password.
  if (isMembers || effectOf(operation) === 'onlyAsked' || (isWrite && !run.options.write)) return
  const parts = success?.parts ?? (await values.parts(operation)) ?? run.example(operation)
  const as = values.callerOf(operation)
  if (success !== undefined) {
    await takeUntrimmed(run, operation, parts, as)
    await takeCharset(run, operation, parts, as)
    await takeLimits(run, operation, parts, as)
  }
  if (!isWrite) return sendBroken(run, { operation, parts, as, isKnownGood: success !== undefined })
  if (isSentOnly(run, operation)) await takeFullTexts(run, operation, parts, as)
  // What is wrong with a request is told before its record is looked for: with that of nobody, nothing can come of it.
  await sendBroken(run, { operation, parts: ofNobody(operation, parts), as, isKnownGood: true })
}

/** What it says is taken and concerns nothing that the member has, such as feedback. */
function isSentOnly(run: Run, { method, path, laws }: Operation): boolean {
  const sources = Object.values(laws.values ?? {}).map((source) => run.operation(parseSource(source).operationId))
  const isAlone = laws.writes === undefined && laws.wrongSecret === undefined && laws.part === undefined
  return method === 'POST' && !path.includes('{') && isAlone && sources.every(({ member }) => !member)
}

/** The request about records that there are not. */
function ofNobody(operation: Operation, parts: ValidParts): ValidParts {
  const query = { ...parts.query }
  const path = { ...parts.path }
  const body = { ...(parts.body as Record<string, unknown> | undefined) }
  for (const [name, source] of Object.entries(operation.laws.values ?? {})) {
    if (!isRecord(source)) continue
    if (name.startsWith('body/')) body[name.slice('body/'.length)] = unknownRecord
    else if (name in path) path[name] = unknownRecord
    else query[name] = Array.isArray(query[name]) ? [unknownRecord] : unknownRecord
  }
  return { ...parts, query, path, ...(parts.body === undefined || parts.body instanceof FormData ? {} : { body }) }
}

/** What names a record of the caller's own, or one that everybody sees. */
function isRecord(source: string): boolean {
  return /(?:^|\/|[a-z])id$/i.test(parseSource(source).pointer)
}

interface Base {
  operation: Operation
  parts: ValidParts
  as: Caller
  /** Without a change it is answered with success, or refused after it was looked at: any other refusal is wrong. */
  isKnownGood: boolean
  /** Only what is wrong there; everywhere, when left out. */
  places?: readonly string[] | undefined
  /** Nothing is left out: what deletes by nothing deletes all. */
  isWhole?: boolean
}

/** Sends the request with one change after another. */
export async function sendBroken(run: Run, base: Base): Promise<void> {
  const { operation, parts, as, isKnownGood, places, isWhole = false } = base
  const all = brokenRequests(run.document, operation, parts).filter(
    ({ rule }) => !isWhole || !rule.startsWith('missing'),
  )
  const own = places === undefined ? all : all.filter(({ place }) => place === undefined || places.includes(place))
  for (const broken of chosen(own)) {
    if (run.isOver) return
    const { exchange, outcome } = await run.ask({
      operation,
      as,
      parts: broken.parts,
      ...(broken.rawBody === undefined ? {} : { rawBody: broken.rawBody }),
      ...(broken.headers === undefined ? {} : { headers: broken.headers }),
    })
    const expected = expectation(operation, broken)
    const isRight =
      expected.codes.includes(codeOf(outcome)) || (!isKnownGood && outcome.kind === 'refused' && outcome.status !== 401)
    // A fault of the server is found by the oracle of replies.
    run.check(
      operation,
      'requests',
      isRight || outcome.kind === 'broken'
        ? undefined
        : {
            rule: broken.rule,
            expected: `${broken.fault}时拒绝（${expected.words}）`,
            general: `${broken.generalFault}时拒绝（${expected.words}）`,
            actual: told(outcome),
            clause: broken.isUnreadable
              ? conventionClause('unparsable')
              : operationClause(operation.service, operation.operationId, ...broken.clause),
            exchange,
          },
    )
  }
}

function codeOf(outcome: Outcome): string {
  if (outcome.kind === 'success') return '200'
  return outcome.kind === 'refused' ? outcome.code : '500'
}

function expectation(operation: Operation, { isUnreadable, rule }: BrokenRequest): { codes: string[]; words: string } {
  if (isUnreadable) return { codes: rule.startsWith('media') ? ['400', '415'] : ['400'], words: 'HTTP 400' }
  const hasEnvelope = operation.responses['200']?.content?.['application/json'] !== undefined
  if (!hasEnvelope) return { codes: ['400', '404'], words: 'HTTP 400 或 404' }
  // A path that fits no template may be an unknown address.
  return rule.includes(' path.')
    ? { codes: ['3000', '404', '4040'], words: '3000' }
    : { codes: ['3000'], words: '3000' }
}

/** A media type is the same with its charset beside it. */
async function takeCharset(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  if (parts.body === undefined || parts.body instanceof FormData) return
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const { exchange, outcome } = await run.ask({ operation, as, parts, headers })
  run.check(
    operation,
    'requests',
    outcome.kind === 'refused'
      ? {
          rule: 'media charset',
          expected: '内容类型写明 charset=UTF-8 时照常成功',
          actual: told(outcome),
          clause: conventionClause('unparsable'),
          exchange,
        }
      : undefined,
  )
}

/** Blanks around a text do not count (§7). */
async function takeUntrimmed(run: Run, operation: Operation, parts: ValidParts, as: Caller): Promise<void> {
  if (effectOf(operation) !== 'reads') return
  const [name, value] =
    Object.entries(parts.query).find(([, each]) => typeof each === 'string' && /^[A-Za-z0-9_-]+$/.test(each)) ?? []
  if (name === undefined) return
  const { exchange, outcome } = await run.ask({
    operation,
    as,
    parts: { ...parts, query: { ...parts.query, [name]: `  ${String(value)} ` } },
  })
  run.check(
    operation,
    'requests',
    outcome.kind === 'refused'
      ? {
          rule: `untrimmed ${name}`,
          expected: `查询参数 ${name} 两端的空白不计，照常成功`,
          actual: told(outcome),
          clause: conventionClause('trimming'),
          exchange,
        }
      : undefined,
  )
}

/** All, when they are few; else some of every kind before the rest. */
function chosen(requests: readonly BrokenRequest[]): BrokenRequest[] {
  const counts = new Map<string, number>()
  const isEarly = requests.map(({ rule }) => {
    // What is wrong with items is of as many kinds as what is wrong with a value alone.
    const kind = rule
      .split(' ')
      .slice(0, rule.startsWith('items') ? 2 : 1)
      .join(' ')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= ofEachKind
  })
  const early = requests.filter((_, index) => isEarly[index])
  return [...early, ...requests.filter((_, index) => !isEarly[index])].slice(0, limit)
}
