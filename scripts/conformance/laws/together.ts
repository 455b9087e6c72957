import { conventionClause } from '../clause.ts'
import { told, type Caller } from '../gateway/exchange.ts'
import type { Operation } from '../declared.ts'
import { grouped } from '../report/grouped.ts'
import type { BrokenRequest } from '../requests/broken.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { together } from './allFaults.ts'
import { isAbout, namedIn } from './blame.ts'

type Node = Record<string, unknown>

/** How many bodies hold the faults of a kind: those of a form with several shapes fit into no single one. */
const mostBodies = 4

/**
 * Faults that are too many to be sent one by one are sent together, those of a kind in one request, or in one for each
 * shape that the body can have. Each of them is told.
 */
export async function refuseTogether(
  run: Run,
  { operation, parts, as }: { operation: Operation; parts: ValidParts; as: Caller },
  faults: readonly BrokenRequest[],
): Promise<void> {
  const alike = grouped(
    faults.filter(({ rule, place }) => together.test(rule) && place?.startsWith('body/') === true),
    ({ rule }) => rule.slice(0, rule.lastIndexOf(' ')),
  )
  const bodies = [...alike].flatMap(([kind, all]) => bodiesOf(parts.body, all).map((each) => ({ kind, ...each })))
  for (const { kind, body, joined } of bodies) {
    if (run.isOver) return
    const { exchange, outcome } = await run.ask({ operation, as, parts: { ...parts, body } })
    if (outcome.kind === 'broken') continue
    const isRefused = outcome.kind === 'refused' && outcome.code === '3000'
    const named = isRefused ? namedIn(exchange) : []
    const untold = joined.find(({ rule }) => !named.some((field) => isAbout(rule, fieldOf(rule), field)))
    run.check(
      operation,
      'requests',
      untold && {
        rule: `${kind} together`,
        expected: `${untold.fault}时拒绝（3000），与其他 ${joined.length - 1} 处同类的错误一起逐条列出`,
        general: `${untold.generalFault}时拒绝（3000），几处错误逐条列出`,
        actual: isRefused ? `没有 ${fieldOf(untold.rule)}` : told(outcome),
        clause: conventionClause('refusal'),
        exchange,
      },
    )
  }
}

/** The valid body with as many of the faults as fit in, then the same with the body of one that did not. */
function bodiesOf(valid: unknown, faults: readonly BrokenRequest[]): { body: unknown; joined: BrokenRequest[] }[] {
  const found: { body: unknown; joined: BrokenRequest[] }[] = []
  let left = faults
  for (let base = valid; base !== undefined && found.length < mostBodies; base = left[0]?.parts.body) {
    const { body, joined } = joinedIn(base, left)
    if (joined.length === 0 && base !== valid) break
    if (joined.length > 0) found.push({ body, joined })
    const held = new Set(joined.map(({ rule }) => rule))
    left = left.filter(({ rule }) => !held.has(rule))
  }
  return found
}

function fieldOf(rule: string): string {
  return rule.slice(rule.lastIndexOf(' ') + 1)
}

/** The body with each fault that fits into it, but none within another's place. */
export function joinedIn(valid: unknown, faults: readonly BrokenRequest[]): { body: unknown; joined: BrokenRequest[] } {
  const places: string[] = []
  const joined: BrokenRequest[] = []
  let body = valid
  for (const fault of faults) {
    const { place = '', parts } = fault
    const keys = place.split('/').slice(1)
    if (places.some((other) => `${place}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${place}/`))) continue
    if (!isOfShape(valid, parts.body, keys)) continue
    const changed = copied(body, parts.body, keys)
    if (changed === undefined) continue
    body = changed
    places.push(place)
    joined.push(fault)
  }
  return { body, joined }
}

/** Whether both are the same kind of body, such as the same form of a tool: apart from the fault, they say the same. */
function isOfShape(body: unknown, other: unknown, [broken]: readonly string[]): boolean {
  if (!isNode(body) || !isNode(other)) return false
  return Object.entries(body).every(
    ([name, value]) => isNode(value) || name === broken || !(name in other) || other[name] === value,
  )
}

/** One value taken over from another body, or its lack. Undefined when either has no such place. */
function copied(into: unknown, from: unknown, [key = '', ...deeper]: readonly string[]): unknown {
  if (!isNode(into) || !isNode(from)) return undefined
  if (deeper.length === 0) {
    if (Array.isArray(into)) return undefined
    const { [key]: _, ...others } = into
    return key in from ? { ...others, [key]: from[key] } : others
  }
  const inner = copied(into[key], from[key], deeper)
  if (inner === undefined) return undefined
  return Array.isArray(into) ? into.with(Number(key), inner) : { ...into, [key]: inner }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
