import { conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { told, type Caller, type Outcome } from '../gateway/exchange.ts'
import { brokenRequests, type BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import type { Answer, Values } from '../values.ts'
import type { ValidParts } from '../validRequest.ts'

/** No operation is sent more broken requests; of each kind some go first. */
const limit = 90
const ofEachKind = 12

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
  if (success !== undefined) await takeUntrimmed(run, operation, parts, as)
  await sendBroken(run, { operation, parts, as, isKnownGood: success !== undefined })
}

interface Base {
  operation: Operation
  parts: ValidParts
  as: Caller
  /** Without a change it is answered with success, or refused after it was looked at: any other refusal is wrong. */
  isKnownGood: boolean
  /** Only what is wrong there; everywhere, when left out. */
  places?: readonly string[] | undefined
}

/** Sends the request with one change after another. */
export async function sendBroken(run: Run, { operation, parts, as, isKnownGood, places }: Base): Promise<void> {
  const all = brokenRequests(run.document, operation, parts)
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
    const kind = rule.split(' ')[0] ?? ''
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= ofEachKind
  })
  const early = requests.filter((_, index) => isEarly[index])
  return [...early, ...requests.filter((_, index) => !isEarly[index])].slice(0, limit)
}
