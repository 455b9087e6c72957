import { conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told, type Caller, type Outcome } from '../gateway/exchange.ts'
import { brokenRequests, type BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import { parseSource, type Answer, type Values } from '../values.ts'
import type { ValidParts } from '../validRequest.ts'
import { takeAllowed } from './allowed.ts'
import { tellAllFaults } from './allFaults.ts'
import { holdBlame } from './blame.ts'
import { takeFullLists, takeLeast, takeNamedValues, takeTexts } from './least.ts'
import { leaveNothing } from './nothingLeft.ts'
import { takeFullTexts, takeLimits } from './limits.ts'
import { namesRecord, ofNobody } from './nobody.ts'
import { refuseTogether } from './together.ts'

/** The maximum number of broken requests per operation. Some of each kind are sent first. */
const limit = 180
const ofEachKind = 12

/** Requests that break the contract are refused, without success and without a server error. */
export async function refuseBroken(
  run: Run,
  values: Values,
  operation: Operation,
  success: Answer | undefined,
): Promise<void> {
  const isMembers = operation.member && !run.asker.knows('member')
  const isWrite = effectOf(operation) !== 'reads'
  // If the gateway wrongly accepted it, it would send an SMS, end the session or change the password.
  if (isMembers || effectOf(operation) === 'onlyAsked' || (isWrite && !run.options.write)) return
  const parts = success?.parts ?? (await values.parts(operation)) ?? run.example(operation)
  const as = values.callerOf(operation)
  if (success !== undefined) {
    await takeUntrimmed(run, operation, parts, as)
    await takeCharset(run, operation, parts, as)
    await takeLimits(run, operation, parts, as)
    if (!isWrite) {
      await takeAllowed(run, operation, parts, as)
      await takeNamedValues(run, operation, parts, as)
      await takeLeast(run, operation, parts, as)
      await takeFullLists(run, operation, parts, as)
      await takeTexts(run, operation, parts, as)
    }
  }
  if (!isWrite) {
    await sendBroken(run, { operation, parts, as, isKnownGood: success !== undefined })
    return success === undefined ? undefined : tellAllFaults(run, { operation, parts, as })
  }
  if (isSentOnly(run, operation)) await takeFullTexts(run, operation, parts, as)
  // A request is validated before its record is looked up. With an unknown record, it cannot change anything.
  const nobodys = ofNobody(operation, parts)
  if (namesRecord(operation)) {
    await takeAllowed(run, operation, nobodys, as)
    await takeLeast(run, operation, nobodys, as)
    await takeFullLists(run, operation, nobodys, as)
  }
  await leaveNothing(run, values, operation, () =>
    sendBroken(run, { operation, parts: nobodys, as, isKnownGood: true }),
  )
  await tellAllFaults(run, { operation, parts: nobodys, as })
}

/** Whether it only sends something, such as feedback, and does not affect the member's data. */
function isSentOnly(run: Run, { method, path, laws }: Operation): boolean {
  const sources = Object.values(laws.values ?? {}).map((source) => run.operation(parseSource(source).operationId))
  const isAlone = laws.writes === undefined && laws.wrongSecret === undefined && laws.part === undefined
  return method === 'POST' && !path.includes('{') && isAlone && sources.every((source) => !source.member)
}

interface Base {
  operation: Operation
  parts: ValidParts
  as: Caller
  /** The unchanged request succeeds, or is refused after validation. Any other refusal is wrong. */
  isKnownGood: boolean
  /** Break only these places. By default all. */
  places?: readonly string[] | undefined
  /** Never omit values: deleting without a filter may delete everything. */
  isWhole?: boolean
}

/** Sends the request several times, each time with another change. */
export async function sendBroken(run: Run, base: Base): Promise<void> {
  const { operation, parts, as, isKnownGood, places, isWhole = false } = base
  const all = brokenRequests(run.document, operation, parts).filter(
    ({ rule }) => !isWhole || !rule.startsWith('missing'),
  )
  const own = places === undefined ? all : all.filter(({ place }) => place === undefined || places.includes(place))
  const alone = chosen(own)
  const sent = new Set(alone)
  await refuseTogether(run, base, isKnownGood ? own.filter((each) => !sent.has(each)) : [])
  for (const broken of alone) {
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
    if (isRight && codeOf(outcome) === '3000') holdBlame(run, operation, broken, exchange)
    // Server errors are reported by the check of replies.
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
  // What is not there cannot be read, and lacks every field.
  if (rule === 'empty nothing') return { codes: ['3000', '400'], words: '3000 或 HTTP 400' }
  const hasEnvelope = operation.responses['200']?.content?.['application/json'] !== undefined
  if (!hasEnvelope) return { codes: ['400', '404'], words: 'HTTP 400 或 404' }
  // A path that fits no template may be treated as unknown.
  return rule.includes(' path.')
    ? { codes: ['3000', '404', '4040'], words: '3000' }
    : { codes: ['3000'], words: '3000' }
}

/** A charset beside the media type makes no difference. */
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

/** Blanks around a text are ignored (§7). */
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

/** All of them when there are few, otherwise some of every kind before the rest. */
function chosen(requests: readonly BrokenRequest[]): BrokenRequest[] {
  const counts = new Map<string, number>()
  const isEarly = requests.map(({ rule }) => {
    // Faults of list items count as the same kinds as faults of single values.
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
