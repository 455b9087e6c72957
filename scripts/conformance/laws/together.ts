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

/**
 * Faults that are too many to be sent one by one are sent together, those of a kind in one request. Each of them is
 * told.
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
  for (const [kind, all] of alike) {
    if (run.isOver) return
    const { body, joined } = joinedIn(parts.body, all)
    if (joined.length === 0) continue
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

function fieldOf(rule: string): string {
  return rule.slice(rule.lastIndexOf(' ') + 1)
}

/** The body with each fault whose place is in it, but none within another's place. */
export function joinedIn(valid: unknown, faults: readonly BrokenRequest[]): { body: unknown; joined: BrokenRequest[] } {
  const places: string[] = []
  const joined: BrokenRequest[] = []
  let body = valid
  for (const fault of faults) {
    const { place = '', parts } = fault
    const keys = place.split('/').slice(1)
    if (places.some((other) => `${place}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${place}/`))) continue
    const changed = copied(body, parts.body, keys)
    if (changed === undefined) continue
    body = changed
    places.push(place)
    joined.push(fault)
  }
  return { body, joined }
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
