import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, type Caller, type Exchange } from '../gateway/exchange.ts'
import { brokenRequests, type BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'

type Fields = Record<string, unknown>

/** Faults that every validation finds together: a value of another type may already fail when it is read. */
export const together = /^(?:missing|long|short|below|above|enum|pattern) /

/**
 * Several faults in one request are all reported, so that users need not correct a form field by field: those of two
 * parameters, those of two fields of the body, and all fields that an empty body lacks.
 */
export async function tellAllFaults(
  run: Run,
  { operation, parts, as, places }: { operation: Operation; parts: ValidParts; as: Caller; places?: readonly string[] },
): Promise<void> {
  const broken = brokenRequests(run.document, operation, parts).filter(
    ({ place }) => places === undefined || (place !== undefined && places.includes(place)),
  )
  const query = pairOf(
    broken.filter(({ rule }) => / query\./.test(rule) && !rule.startsWith('missing') && !rule.startsWith('order')),
  )
  const body = pairOf(broken.filter(({ rule }) => together.test(rule) && / body\.\w+$/.test(rule)))
  for (const [one, other] of [query, body]) {
    if (one?.place === undefined || other?.place === undefined) continue
    await holdTold(run, { operation, as, parts: joined(one, other), rule: 'all faults' }, [one, other])
  }
  const empty = broken.find(({ rule }) => rule === 'empty body')
  const lacking = broken.filter(({ rule }) => /^missing body\.\w+$/.test(rule))
  if (empty !== undefined && lacking.length > 1)
    await holdTold(run, { operation, as, parts: { ...parts, body: {} }, rule: 'all missing' }, lacking)
}

/** The first faults of two different places. */
function pairOf(broken: readonly BrokenRequest[]): BrokenRequest[] {
  const [one] = broken
  const other = broken.find(({ place }) => place !== one?.place)
  return one === undefined || other === undefined ? [] : [one, other]
}

/** The first request with the second one's fault, too. */
function joined(one: BrokenRequest, other: BrokenRequest): ValidParts {
  const name = other.place?.split('/').at(-1) ?? ''
  if (!other.place?.startsWith('body/'))
    return { ...one.parts, query: { ...one.parts.query, [name]: other.parts.query[name] } }
  const { [name]: _, ...others } = one.parts.body as Fields
  const wrong = other.parts.body as Fields
  return { ...one.parts, body: name in wrong ? { ...others, [name]: wrong[name] } : others }
}

async function holdTold(
  run: Run,
  { operation, as, parts, rule }: { operation: Operation; as: Caller; parts: ValidParts; rule: string },
  faults: readonly BrokenRequest[],
): Promise<void> {
  const { exchange, outcome } = await run.ask({ operation, parts, as })
  // Other refusals, or none, are reported for each of the faults.
  if (outcome.kind !== 'refused' || outcome.code !== '3000') return
  const missing = faults.find(({ place }) => place !== undefined && !isTold(exchange, place))
  run.check(
    operation,
    'refusals',
    missing === undefined
      ? undefined
      : {
          rule,
          expected: `${faults.map(({ fault }) => fault).join('、')}时，data 逐条列出`,
          general: '有几处错误时，data 逐条列出',
          actual: `没有 ${missing.place}`,
          at: '/data',
          part: member(exchange.json, 'data'),
          clause: conventionClause('refusal'),
          exchange,
        },
  )
}

/** Whether the refusal names the place, or something in it: a parameter, or `body/<field>`. */
function isTold({ json }: Pick<Exchange, 'json'>, place: string): boolean {
  const [first = '', second] = place.split('/')
  const name = second ?? first
  return [member(json, 'data')].flat().some((each) => {
    const field = member(each, 'field')
    return typeof field === 'string' && field.split(/[.[\]/]+/).includes(name)
  })
}
