import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import { effectOf } from '../effects.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { parseSource, type Values } from '../values.ts'
import { closeFilters } from './access.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'
import { refuseForeign } from './foreign.ts'
import { lookAt } from './sightings.ts'

type Fields = Record<string, unknown>

/** Another member can neither change nor delete what was just written, nor change its state. */
export async function keepWrittenFromStrangers(
  run: Run,
  operation: Operation,
  writes: WriteLaws,
  written: Written,
): Promise<void> {
  if (!run.asker.knows('stranger')) return
  for (const [changer, parts] of attemptsOf(run, operation, writes, written)) {
    const { exchange, outcome } = await run.ask({ operation: changer, parts, as: 'stranger' })
    run.check(
      changer,
      'access',
      // A stranger is not told whether the state allows it.
      outcome.kind === 'success' || (outcome.kind === 'refused' && outcome.code === '4090')
        ? {
            rule: 'stranger writes',
            expected: `另一会员对 ${operation.operationId} 写入的记录操作时返回 4030 或 4040`,
            actual: told(outcome),
            clause: conventionClause('ownership'),
            exchange,
          }
        : undefined,
    )
  }
}

/**
 * Which of the member's lists do not show the record to another member before it is written, where its id does not tell
 * whose it is: the other member may have the same favourite.
 */
export async function lackedByStranger(
  run: Run,
  values: Values,
  { shows = [] }: WriteLaws,
  request: ValidParts,
): Promise<Sighting[]> {
  if (!run.asker.knows('stranger')) return []
  const written: Written = { request, response: undefined, found: undefined }
  const lacking: Sighting[] = []
  for (const sighting of shows) {
    const reader = run.operation(sighting.in)
    const isNamed = Object.values(sighting.where ?? {}).every((text) => text.startsWith('$request'))
    if (sighting.where === undefined || !isNamed || !reader.member || reader.laws.shared === true) continue
    const seen = await lookAt(run, values, sighting, written, 'stranger')
    if (seen?.outcome.kind === 'success' && seen.record === undefined) lacking.push(sighting)
  }
  return lacking
}

/** A record of one member does not come into the lists of another. */
export async function keepStrangersLists(
  run: Run,
  values: Values,
  cause: Operation,
  lacking: readonly Sighting[],
  written: Written,
): Promise<void> {
  for (const sighting of lacking) {
    const seen = await lookAt(run, values, sighting, written, 'stranger')
    if (seen === undefined) continue
    run.check(
      run.operation(sighting.in),
      'access',
      seen.record === undefined
        ? undefined
        : {
            rule: `stranger gets ${cause.operationId}`,
            expected: `一个会员 ${cause.operationId} 之后，另一会员的 ${sighting.in} 里没有它`,
            actual: '有了',
            clause: conventionClause('ownership'),
            exchange: seen.exchange,
          },
    )
  }
}

/** Nobody else is shown what was just written: neither by an id that became known nor in a list. */
export async function hideWrittenFromStrangers(
  run: Run,
  values: Values,
  cause: Operation,
  { shows = [] }: WriteLaws,
  written: Written,
): Promise<void> {
  if (shows.some(({ in: id }) => run.operation(id).laws.list?.parties === true)) return
  if (run.asker.knows('stranger')) await refuseElsewhere(run, values, shows, written)
  for (const sighting of shows) {
    const reader = run.operation(sighting.in)
    const { has, own, where, with: given } = sighting
    const isPrivate = own === true || (reader.member && isNamedByReply(Object.values({ ...where, ...given })))
    if (!isPrivate || has !== undefined) continue
    const others = reader.member ? (['stranger'] as const) : (['stranger', 'visitor'] as const)
    for (const as of others) {
      if (!run.asker.knows(as)) continue
      const seen = await lookAt(run, values, sighting, written, as)
      if (seen === undefined) continue
      if (as === 'stranger' && sighting.where !== undefined && written.found !== undefined)
        await closeFilters(run, reader, written.found, seen.exchange.question.parts)
      run.check(
        reader,
        'access',
        seen.record === undefined
          ? undefined
          : {
              rule: `${as} reads ${cause.operationId}`,
              expected: `${cause.operationId} 写入的只有本人看得到，${as === 'visitor' ? '访客' : '另一会员'}得到 4030 或 4040`,
              actual: '看得到',
              clause: conventionClause('ownership'),
              exchange: seen.exchange,
            },
      )
    }
  }
}

/** Nor does anything else tell of it that takes its id: an export, a calculation, a list of what belongs to it. */
async function refuseElsewhere(run: Run, values: Values, shows: readonly Sighting[], written: Written): Promise<void> {
  for (const { in: list, where = {} } of shows) {
    if (!isNamedByReply(Object.values(where))) continue
    for (const operation of run.operations.values()) {
      const isShown = shows.some((sighting) => sighting.in === operation.operationId)
      if (isShown || !operation.member || effectOf(operation) !== 'reads') continue
      for (const [name, text] of Object.entries(operation.laws.values ?? {})) {
        const { operationId, pointer } = parseSource(text)
        const own = written.found?.[pointer.split('/').at(-1) ?? '']
        if (operationId === list && own !== undefined) await refuseForeign(run, values, operation, name, own)
      }
    }
  }
}

function attemptsOf(
  run: Run,
  operation: Operation,
  { change, undo, states, steps = [], shows = [] }: WriteLaws,
  written: Written,
): [Operation, ValidParts][] {
  const isOwn = shows.some(({ own }) => own === true)
  if (!isOwn && !isNamedByReply([change?.id, ...Object.values(undo?.with ?? {})])) return []
  const attempts: [Operation, ValidParts][] = []
  const attempt = (id: string, given: Record<string, unknown>, isWhole = true) => {
    const changer = run.operation(id)
    const parts = partsFrom(changer, resolved(given, written))
    const example = isWhole ? undefined : (run.example(changer).body as Fields)
    attempts.push([
      changer,
      example === undefined ? parts : { ...parts, body: { ...example, ...(parts.body as Fields) } },
    ])
  }
  if (isOwn) attempts.push([operation, written.request])
  if (change !== undefined) {
    const id = resolved({ id: change.id }, written)['id']
    attempts.push([operation, { ...written.request, body: { ...(written.request.body as Fields), id } }])
  }
  if (states !== undefined) attempt(states.by, states.with, false)
  for (const { by, with: given = {} } of steps)
    if (by !== operation.operationId && isNamedByReply(Object.values(given))) attempt(by, given, false)
  if (undo !== undefined) attempt(undo.by, undo.with)
  return attempts
}

/** Whether the record is identified by an id from the gateway, which no other record can have. */
export function isNamedByReply(expressions: readonly unknown[]): boolean {
  return expressions.some((text) => typeof text === 'string' && /^\$(?:response|found)/.test(text))
}
