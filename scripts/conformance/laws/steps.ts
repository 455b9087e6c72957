import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Step, StepSighting } from '../declaredWrites.ts'
import { told as toldOf, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { recordsOf, type Values } from '../values.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'
import { standsFirst } from './newest.ts'
import { fieldOf } from './records.ts'
import { lookAt } from './sightings.ts'

const nameOf: Record<'member' | NonNullable<Step['as']>, string> = {
  member: '会员',
  visitor: '访客',
  stranger: '另一会员',
}

/**
 * What several writes do one after the other: a second one replaces the first, a setting stops another write. What puts
 * things in order again is done in any case, however the run ends.
 */
export async function takeSteps(run: Run, values: Values, operation: Operation, first: Written): Promise<void> {
  const { steps = [] } = operation.laws.writes ?? {}
  let { response } = first
  let isSound = true
  let setBefore: Operation | undefined
  const take = async (step: Step): Promise<void> => {
    const own = run.operation(step.by)
    const written: Written = { ...first, response }
    const parts = await partsOf(values, own, step, { isFirst: own === operation, first, written })
    if (parts === undefined) {
      isSound = false
      return
    }
    const { as = 'member' } = step
    if (as === 'stranger' && !run.asker.knows(as)) return
    if (step.shows?.some(({ first: isNewest }) => isNewest === true) === true) await run.nextSecond()
    const { exchange, outcome } = await run.ask({ operation: own, parts, as })
    const isDone = outcome.kind === 'success'
    if (isDone) {
      run.coverageOf(step.by).succeeded = true
      // Expressions of the next steps are about the write itself, whatever the others ask and answer.
      if (own === operation && as === 'member') response = outcome.data ?? response
    }
    const isExpected = step.code === undefined ? isDone : outcome.kind === 'refused' && outcome.code === step.code
    const words = `${nameOf[as]}的 ${step.by} ${step.code === undefined ? '成功' : `返回 ${step.code}`}`
    const wrong = isExpected
      ? await wrongAfter(run, values, step, { ...first, response })
      : { told: { expected: words, actual: toldOf(outcome), exchange } }
    isSound &&= wrong === undefined
    // A reply that is no reply has been reported.
    if (outcome.kind === 'broken') return
    const rule = `steps of ${operation.operationId}`
    const told = wrong && { ...wrong.told, rule, clause: conventionClause('writes') }
    run.check(wrong?.blamed ?? own, 'state', told)
    // Either of the two may be the wrong one.
    if (wrong?.reader !== undefined && wrong.reader !== own) run.check(wrong.reader, 'state', told)
    // What another operation has set before may as well have no effect.
    if (isExpected && setBefore !== undefined && setBefore !== own) run.check(setBefore, 'state', told)
    setBefore = as === 'member' && own !== operation ? own : undefined
  }
  const restoring = new Map<Step, () => Promise<void>>()
  for (const [place, step] of steps.entries()) {
    const restore = restoring.get(step)
    if (restore !== undefined) await run.now(restore)
    if (step.restores === true || !isSound || run.isOver) continue
    // From now on there is something to put in order.
    for (const later of steps.slice(place))
      if (later.restores === true && !restoring.has(later))
        restoring.set(
          later,
          run.onEnd(() => take(later)),
        )
    await take(step)
  }
}

/** The write's own request again, or a valid one of another operation, with the values that the step states. */
async function partsOf(
  values: Values,
  own: Operation,
  { with: stated = {} }: Step,
  { isFirst, first, written }: { isFirst: boolean; first: Written; written: Written },
): Promise<ValidParts | undefined> {
  const { path, query, body } = partsFrom(own, resolved(stated, written))
  const base = isFirst ? first.request : await values.parts(own, { ...path, ...query })
  if (base === undefined) return undefined
  return {
    ...base,
    path: { ...base.path, ...path },
    query: { ...base.query, ...query },
    body: body === undefined ? base.body : { ...(base.body as object), ...(body as object) },
  }
}

interface Wrong {
  told: { expected: string; actual: string; exchange: Exchange }
  /** The operation that is wrong, if it is not the one that was asked. */
  blamed?: Operation
  /** The operation that shows it. */
  reader?: Operation
}

async function wrongAfter(
  run: Run,
  values: Values,
  { by, shows = [] }: Step,
  written: Written,
): Promise<Wrong | undefined> {
  for (const sighting of shows) {
    const seen = await lookAt(run, values, sighting, written, 'member')
    if (seen === undefined || seen.outcome.kind === 'broken') continue
    const expected = `${by} 之后 ${wordsOf(sighting)}`
    const { record, exchange } = seen
    const reader = run.operation(sighting.in)
    if (sighting.gone === true) {
      if (record !== undefined) return { reader, told: { expected, actual: '查得到', exchange } }
      continue
    }
    const has = Object.entries(resolved(sighting.has ?? {}, written))
    const other = has.find(([name, value]) => record?.[name] !== value)
    if (record === undefined) return { reader, told: { expected, actual: '查不到', exchange } }
    if (sighting.first === true && seen.outcome.kind === 'success') {
      const records = recordsOf(reader, seen.outcome.data)
      const place = records.indexOf(record)
      const isFirst = standsFirst(records, place, fieldOf(reader.laws.list?.order?.[0] ?? ''))
      if (!isFirst) return { blamed: reader, told: { expected, actual: `是第 ${place + 1} 条`, exchange } }
    }
    if (other !== undefined)
      return { reader, told: { expected, actual: `${other[0]} 为 ${JSON.stringify(record[other[0]])}`, exchange } }
  }
  return undefined
}

function wordsOf({ in: reader, has, gone, first }: StepSighting): string {
  if (gone === true) return `${reader} 查不到`
  if (first === true) return `它又是 ${reader} 的第一条`
  const values = Object.entries(has ?? {}).map(([name, value]) => `${name} 为 ${JSON.stringify(value)}`)
  return `${reader} 中 ${values.join('、')}`
}
