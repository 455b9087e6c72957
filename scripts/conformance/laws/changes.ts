import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import { told, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { holdCleared } from './cleared.ts'
import { resolved, type Written } from './expressions.ts'
import { holdKept, holdReply, marked } from './kept.ts'
import { fullTexts } from './limits.ts'
import { lookAt } from './sightings.ts'
import { saveVariants } from './variants.ts'

type Fields = Record<string, unknown>

/** Fields that follow from others, or from the moment of the change. */
const derived = /^(?:updateTime|status|actions|remainDays|viewCount|auditRemark)$|(?:Desc|Name|Str)$/

/** A change is stored, and changes nothing else of the record. */
export async function holdChanges(
  run: Run,
  values: Values,
  operation: Operation,
  writes: WriteLaws,
  written: Written,
): Promise<void> {
  const { change, shows = [] } = writes
  if (change === undefined) return
  const look = (sighting: Sighting) => lookAt(run, values, sighting, written, 'member')
  const before = new Map<Sighting, Fields>()
  for (const sighting of shows) {
    const record = (await look(sighting))?.record
    if (record !== undefined) before.set(sighting, record)
  }
  if ([...before.values()].some(showsMoment)) await run.nextSecond()
  const { id } = resolved({ id: change.id }, written)
  const report = (rule: string, expected: string, wrong: { actual: string; exchange: Exchange } | undefined) =>
    run.check(operation, 'state', wrong && { rule, expected, clause: conventionClause('writes'), ...wrong })

  const first = written.request.body as Fields
  let previous: Fields = {}
  const save = async (sent: Fields, isFirst: boolean) => {
    const text = marked('已改契约检查')
    const parts: ValidParts = { ...written.request, body: { ...sent, id, [change.text]: text } }
    const reply = await run.ask({ operation, parts, as: 'member' })
    if (reply.outcome.kind !== 'success') return reply
    for (const sighting of shows) {
      const seen = await look(sighting)
      if (seen?.record === undefined) continue
      const { record, exchange } = seen
      report(
        `changed ${sighting.in}`,
        `修改之后 ${sighting.in} 中 ${change.text} 为新值`,
        record[change.text] === text ? undefined : { actual: JSON.stringify(record[change.text]), exchange },
      )
      holdKept(run, operation, sighting, { request: parts, record, exchange })
      holdReply(run, operation, sighting, { response: reply.outcome.data, record, exchange: reply.exchange })
      if (sighting.same !== false) {
        const read = (name: string) => (name === change.text ? undefined : record[name])
        holdCleared(run, operation, { previous, sent, readBy: sighting.in, read, exchange })
      }
      if (isFirst) holdUnmoved(parts.body as Fields, sighting, before.get(sighting) ?? {}, record, exchange)
    }
    previous = sent
    return reply
  }
  const holdUnmoved = (sent: Fields, { in: reader }: Sighting, was: Fields, record: Fields, exchange: Exchange) => {
    const lost = Object.keys(sent).find((name) => name in was && !(name in record))
    report(
      `change loses ${reader}`,
      `修改之后 ${reader} 的其他内容仍在`,
      lost === undefined ? undefined : { actual: `没有了 ${lost}`, exchange },
    )
    const [old, fresh] = [was['updateTime'], record['updateTime']]
    report(
      `change time ${reader}`,
      `修改之后 ${reader} 的 updateTime 晚于修改之前`,
      typeof old !== 'string' || typeof fresh !== 'string' || fresh > old
        ? undefined
        : { actual: `之前 ${old}，之后 ${fresh}`, exchange },
    )
    const moved = Object.keys(was).find(
      (name) => !(name in sent) && !derived.test(name) && isPlain(was[name]) && was[name] !== record[name],
    )
    report(
      `change moves ${reader}`,
      `修改不改变 ${reader} 中请求没有的 ${moved ?? '字段'}`,
      moved === undefined
        ? undefined
        : {
            actual: `${moved} 由 ${JSON.stringify(was[moved])} 变为 ${JSON.stringify(record[moved])}`,
            exchange,
          },
    )
  }
  // Texts at their maximum length, to detect truncation.
  const { exchange, outcome } = await save({ ...first, ...fullTexts(run.document, operation, first) }, true)
  if (outcome.kind !== 'success') return report('change', '可以修改自己的草稿', { actual: told(outcome), exchange })
  await saveVariants(run, operation, first, (sent) => save(sent, false))
  // What follows needs the record as it was.
  await save(first, false)
}

/** A moment of creation that a change moves is seen only when the change comes in another second. */
function showsMoment({ createTime, updateTime }: Fields): boolean {
  return (createTime ?? updateTime) !== undefined
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
