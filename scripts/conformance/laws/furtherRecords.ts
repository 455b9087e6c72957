import { isDeepStrictEqual } from 'node:util'
import { resolve } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { told } from '../gateway/exchange.ts'
import { doForAnother } from './another.ts'
import { matches, partsFrom, resolved, type Written } from './expressions.ts'
import type { Life } from './life.ts'
import { nextMoment, standFirst } from './newest.ts'
import { unknownRecord } from './nobody.ts'
import { unwritten } from './unwritten.ts'
import { saveVariants } from './variants.ts'

/** What was undone can be written again. */
export async function writeAnew(life: Life, { request }: Written): Promise<void> {
  const { exchange, outcome, written, undo } = await life.write(request)
  const isRight = outcome.kind !== 'refused'
  const expected = '撤除之后同一请求又成功'
  life.report(life.operation, 'anew', expected, isRight ? undefined : { actual: told(outcome), exchange })
  if (written === undefined) return
  await life.shown(written, exchange)
  await undo()
}

/** Records with other values are shown as they were written, too. Those that can be changed are changed instead. */
export async function writeOthers(life: Life, { request }: Written): Promise<void> {
  const { body } = request
  const isPlain = typeof body === 'object' && body !== null && !(body instanceof FormData)
  if (!isPlain || life.writes.change !== undefined) return
  await saveVariants(life.run, life.operation, body as Record<string, unknown>, async (other) => {
    const reply = await life.write({ ...request, body: other })
    if (reply.written !== undefined) await life.shown(reply.written, reply.exchange)
    await reply.undo()
    return reply
  })
}

/** What may be written once for each record is written for another one, too, and taken back. */
export async function writeForAnother(life: Life, { request }: Written): Promise<void> {
  await doForAnother(life.run, life.values, life.operation, request, async (parts) => {
    const reply = await life.write(parts)
    if (reply.written !== undefined) await life.shown(reply.written, reply.exchange)
    await reply.undo()
    return reply
  })
}

/** A second record neither is shut out by the first nor takes its place. */
export async function writeBeside(life: Life, first: Written): Promise<void> {
  const { run, values, operation, writes } = life
  const [sighting] = writes.shows ?? []
  if (sighting === undefined || writes.undo === undefined || writes.undo.keeps === true) return
  const parts = await unwritten(run, values, operation)
  if (parts === undefined || isDeepStrictEqual(parts, first.request)) return
  await nextMoment(run, writes)
  const { written, exchange, outcome, undo } = await life.write(parts)
  const isAgain = outcome.kind === 'refused' && outcome.code === writes.again
  const actual = { actual: told(outcome), exchange }
  life.report(operation, 'another', '一条之后，没有写过的另一条也可以写', isAgain ? actual : undefined)
  if (written === undefined) return
  await life.shown(written, exchange)
  await standFirst(run, values, operation, writes, written)
  written.found = (await life.look(sighting, written))?.record
  await stays(life, first, operation, '写入')
  await renew(life, first)
  await undo()
  await stays(life, first, run.operation(writes.undo.by), '撤除')
}

async function stays(life: Life, first: Written, operation: Operation, done: string): Promise<void> {
  for (const each of life.writes.shows ?? []) {
    const seen = await life.look(each, first)
    const isThere = seen?.record !== undefined && matches(seen.record, each.has ?? {})
    life.report(
      operation,
      `beside ${each.in}`,
      `${done}第二条之后 ${each.in} 中第一条仍在`,
      seen === undefined || isThere ? undefined : { actual: '没有了', exchange: seen.exchange },
    )
  }
}

/** What is written again is renewed: its moment is that of the repetition, and it is the newest one again. */
async function renew(life: Life, first: Written): Promise<void> {
  const { run, values, operation, writes } = life
  const { renews, shows: [sighting] = [] } = writes
  if (renews === undefined || sighting === undefined) return
  const before = (await life.look(sighting, first))?.record?.[renews]
  await nextMoment(run, writes)
  const { exchange, outcome } = await run.ask({ operation, parts: first.request, as: 'member' })
  if (outcome.kind !== 'success') return
  const after = (await life.look(sighting, first))?.record?.[renews]
  const isLater = typeof before !== 'string' || typeof after !== 'string' || after > before
  const expected = `再来一次之后 ${renews} 为那时的时间`
  life.report(operation, `renews ${renews}`, expected, isLater ? undefined : { actual: `仍为 ${before}`, exchange })
  await standFirst(run, values, operation, writes, first)
}

/** A removal that takes a list removes each of them, whatever stands beside them. */
export async function removeTogether(life: Life, { request }: Written): Promise<void> {
  const { run, values, operation, writes } = life
  const { undo, shows: [sighting] = [] } = writes
  if (undo === undefined || sighting === undefined) return
  const remover = run.operation(undo.by)
  const list = remover.parameters.find(
    ({ name, schema }) => name in undo.with && resolve(run.document, schema).type === 'array',
  )
  const other = list && (await unwritten(run, values, operation, 1))
  if (list === undefined || other === undefined || isDeepStrictEqual(other, request)) return
  const both = [await life.write(request), await life.write(other)]
  const ids: unknown[] = remover.laws.writes?.ignores?.includes(list.name) === true ? [unknownRecord] : []
  for (const { written } of both) {
    if (written === undefined) continue
    written.found = (await life.look(sighting, written))?.record
    ids.push(resolved(undo.with, written)[list.name])
  }
  const parts = partsFrom(remover, {})
  parts.query[list.name] = ids.filter((id) => id !== undefined)
  const { exchange, outcome } = await run.ask({ operation: remover, parts, as: 'member' })
  const besides = ids[0] === unknownRecord ? '，没有的略过' : ''
  const expected = `${list.name} 中有几个时，一次都撤除${besides}`
  const actual = { actual: told(outcome), exchange }
  life.report(remover, 'together', expected, outcome.kind === 'success' ? undefined : actual)
  for (const { written, undo: takeBack, isGone } of both) {
    const seen = written && (await life.look(sighting, written))
    const isThere = seen?.record !== undefined
    if (outcome.kind === 'success')
      life.report(remover, 'together', expected, isThere ? { actual: '还有没撤除的', exchange } : undefined)
    if (isThere) await takeBack()
    else isGone()
  }
}
