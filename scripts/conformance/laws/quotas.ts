import { resolve } from '#compiler/document.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData } from '../schema.ts'
import { totalOf, type Values } from '../values.ts'
import type { Written } from './expressions.ts'
import { lookAt } from './sightings.ts'
import { takeBack } from './takeBack.ts'
import { unwritten } from './unwritten.ts'

type Fields = Record<string, unknown>

interface Quota {
  title: string
  most: number
  when?: Record<string, unknown[]>
  per?: string
  seconds?: number
}

/** More records are not made just to reach a limit. */
const mostMade = 10
const code = '4008'

/** As many records as the contract allows can be made (`x-quota`), and not one more. All of them are removed again. */
export async function holdQuota(run: Run, values: Values, operation: Operation, writes: WriteLaws): Promise<void> {
  const { undo, shows: [sighting] = [] } = writes
  const quotas = quotasOf(run, operation)
  if (quotas.length === 0 || undo === undefined || undo.keeps === true || sighting === undefined) return
  const endings: (() => Promise<void>)[] = []
  const make = async () => {
    const parts = await unwritten(run, values, operation)
    const reply = parts && (await run.ask({ operation, parts, as: 'member' }))
    if (reply?.outcome.kind !== 'success') return { reply, written: undefined }
    const written: Written = { request: parts as Written['request'], response: reply.outcome.data, found: undefined }
    endings.push(run.onEnd(() => takeBack(run, operation, written)))
    return { reply, written }
  }
  try {
    const { written: first } = await make()
    const record = first && (await lookAt(run, values, sighting, first, 'member'))?.record
    const quota = record && quotas.find(({ when = {} }) => isOne(record, when))
    if (quota === undefined) return
    for (let made = 1; made <= mostMade && !run.isOver; made += 1) {
      const before = await countOf(run, values, sighting, { ...ownerIn(operation, first), ...wantedBy(quota) })
      if (before === undefined || before > quota.most) return
      const { reply } = await make()
      if (reply === undefined || reply.outcome.kind === 'broken') return
      const { exchange, outcome } = reply
      const isRight = outcome.kind === 'success' ? before < quota.most : outcome.code === code && before === quota.most
      run.check(
        operation,
        'state',
        isRight
          ? undefined
          : {
              rule: `quota ${quota.title}`,
              expected: `${quota.title}至多 ${quota.most} 条，再多返回 ${code}`,
              actual: `已有 ${before} 条时 ${told(outcome)}`,
              clause: operationClause(operation.service, operation.operationId),
              exchange,
            },
      )
      if (outcome.kind !== 'success' || !isRight) return
    }
  } finally {
    for (const ending of endings) await run.now(ending)
  }
}

function quotasOf(run: Run, operation: Operation): Quota[] {
  const data = envelopeData(operation)
  const { 'x-quota': stated = {} } = (data === undefined ? {} : resolve(run.document, data)) as {
    'x-quota'?: Record<string, Quota>
  }
  // Those of a period would count what was made and removed before, too.
  return Object.values(stated).filter(
    ({ most, when, per, seconds }) =>
      most < mostMade && when !== undefined && per === undefined && seconds === undefined,
  )
}

function isOne(record: Fields, when: Record<string, unknown[]>): boolean {
  return Object.entries(when).every(([name, all]) => all.includes(record[name]))
}

/** Whose records are counted, in the names of the request. */
function ownerIn({ laws }: Operation, written: Written | undefined): Fields {
  const body = (written?.request.body ?? {}) as Fields
  const names = Object.keys(laws.values ?? {}).map((name) => name.replace(/^body\//, ''))
  return Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]))
}

function wantedBy({ when = {} }: Quota): Fields {
  return Object.fromEntries(Object.entries(when).map(([name, [value]]) => [name, value]))
}

/** How many there are, of a list that can be asked for just these. */
async function countOf(run: Run, values: Values, { in: id }: Sighting, wanted: Fields): Promise<number | undefined> {
  const list = run.operation(id)
  if (!Object.keys(wanted).every((name) => list.parameters.some((each) => each.name === name))) return undefined
  const parts = await values.parts(list, wanted)
  const reply = parts && (await run.ask({ operation: list, parts, as: 'member' }))
  return reply?.outcome.kind === 'success' ? totalOf(reply.outcome.data) : undefined
}
