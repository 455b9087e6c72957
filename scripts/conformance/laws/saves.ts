import { isDeepStrictEqual } from 'node:util'
import { resolve } from '#compiler/document.ts'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told, type Exchange } from '../gateway/exchange.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import type { Values } from '../values.ts'
import { agreeEverywhere, subjectsIn } from './agreement.ts'
import { doAsAnother, doForAnother } from './another.ts'
import { holdCheckedOrder } from './checkedOrder.ts'
import { holdCleared } from './cleared.ts'
import { holdExample } from './examples.ts'
import { keepFromStrangers } from './foreign.ts'
import { holdReply } from './kept.ts'
import { keepLists, keptLists } from './keptLists.ts'
import { holdLeft, leaveOut, readOf } from './leftOut.ts'
import { holdMoment } from './moments.ts'
import { lookAt } from './sightings.ts'
import { takeSteps } from './steps.ts'
import { isSubset } from './subset.ts'
import { uploadedUrl } from './uploads.ts'
import { saveVariants, withoutBlamed } from './variants.ts'

type Fields = Record<string, unknown>

const clause = () => conventionClause('writes')

/** Saved data can be read back completely. Afterwards the original data is saved again. */
export async function readBack(run: Run, values: Values, operation: Operation, readBy: string): Promise<void> {
  const reader = run.operation(readBy)
  const writeParts = await values.parts(operation)
  const same = Object.entries((writeParts?.body ?? {}) as Fields).filter(([name]) =>
    reader.parameters.some((each) => each.name === name),
  )
  const readParts = await values.parts(reader, Object.fromEntries(same))
  if (readParts === undefined || writeParts === undefined) return
  const before = await run.ask({ operation: reader, parts: readParts, as: 'member' })
  if (before.outcome.kind !== 'success') return
  const original = before.outcome.data as Fields
  const given = otherThan(original, writeParts.body as Fields)
  const body = isSame(original, given) ? await withOtherPicture(run, operation, given) : given
  const others = await besides(run, values, operation, readParts)
  const lists = await keptLists(run, values, operation)
  let previous: Fields = {}
  let last: unknown = original
  const save = async (sent: Fields) => {
    const reply = await run.ask({ operation, parts: { ...writeParts, body: sent }, as: 'member' })
    if (reply.outcome.kind !== 'success') return reply
    const { exchange, outcome: after } = await run.ask({ operation: reader, parts: readParts, as: 'member' })
    if (after.kind === 'success') {
      const { data } = after
      const subjects = subjectsIn(run, exchange, (owner) => owner === data)
      await agreeEverywhere(run, values, operation, { subjects, shown: [exchange] })
      holdRead(run, operation, readBy, sent, data, reply.exchange)
      const answered = { response: reply.outcome.data, record: data as Fields, exchange: reply.exchange }
      holdReply(run, operation, { in: readBy }, answered)
      const written = { request: { ...writeParts, body: sent }, response: reply.outcome.data, found: undefined }
      for (const sighting of operation.laws.writes?.shows ?? []) {
        const seen = await lookAt(run, values, sighting, written, 'member')
        if (seen?.record === undefined) continue
        const { record } = seen
        holdReply(run, operation, sighting, { ...answered, record })
        const { renews } = operation.laws.writes ?? {}
        // A gateway may leave the moment of what has not changed.
        if (renews !== undefined && !isDeepStrictEqual(last, data))
          holdMoment(run, [operation, run.operation(sighting.in)], { ...seen, record }, renews)
      }
      const read = (name: string) => readOf(operation, data, name)
      holdLeft(run, operation, { readBy, sent, last, data, exchange })
      holdCleared(run, operation, { previous, sent, readBy, read, exchange })
      last = data
    }
    previous = sent
    return reply
  }
  const { exchange, outcome } = await save(body)
  holdExample(run, operation, { exchange, outcome })
  const coverage = run.coverageOf(operation.operationId)
  if (outcome.kind !== 'success') {
    coverage.note ||= told(outcome)
    return
  }
  coverage.succeeded = true
  await saveVariants(run, operation, body, save)
  await leaveOut(run, operation, body, save)
  await holdCheckedOrder(run, operation, writeParts, body)
  for (const { reader: other, data, exchange: seen } of await besides(run, values, operation, readParts)) {
    const was = others.find((each) => each.reader === other)
    run.check(
      operation,
      'state',
      was === undefined || isDeepStrictEqual(was.data, data)
        ? undefined
        : {
            rule: `leaves ${other.operationId}`,
            expected: `${operation.operationId} 不改变 ${other.operationId} 的内容`,
            actual: '内容变了',
            clause: clause(),
            exchange: seen,
          },
    )
  }
  await takeSteps(run, values, operation, { request: { ...writeParts, body }, response: last, found: undefined })
  // Some gateways know whose a record is only once its owner has used it.
  await keepFromStrangers(run, values, operation)
  await restore(run, operation, writeParts, original)
  await keepLists(run, values, operation, lists)
}

/** Everything that was there is saved again, unless it had no value and the form takes none. */
async function restore(run: Run, operation: Operation, parts: ValidParts, original: Fields): Promise<void> {
  const media = operation.requestBody?.content?.['application/json']
  const { properties = {} } = media === undefined ? {} : resolve(run.document, media.schema)
  const names = Object.keys({ ...properties, ...(parts.body as Fields) })
  const body = Object.fromEntries(
    names.map((name) => [name, readOf(operation, original, name)]).filter(([, value]) => value !== undefined),
  )
  const { outcome, exchange } = await run.ask({ operation, parts: { ...parts, body }, as: 'member' })
  if (outcome.kind !== 'refused') return
  await run.ask({ operation, parts: { ...parts, body: withoutBlamed(body, {}, exchange.json) }, as: 'member' })
}

/** What was read afterwards is what was sent. */
function holdRead(
  run: Run,
  operation: Operation,
  readBy: string,
  sent: Fields,
  data: unknown,
  exchange: Exchange,
): void {
  for (const [name, value] of Object.entries(sent)) {
    const read = readOf(operation, data, name)
    if (read === undefined) continue
    const fault = isSubset(value, read)
      ? undefined
      : {
          rule: `read back ${name}`,
          expected: `${operation.operationId} 保存之后 ${readBy} 的 ${name} 为 ${JSON.stringify(value).slice(0, 100)}`,
          actual: JSON.stringify(read).slice(0, 100),
          part: read,
          clause: clause(),
          exchange,
        }
    // Either of the two may be the wrong one.
    for (const blamed of [operation, run.operation(readBy)]) run.check(blamed, 'state', fault)
  }
}

/** The other parts of the same record, such as the other sections of a profile. */
async function besides(run: Run, values: Values, operation: Operation, { query, path }: ValidParts) {
  const own = operation.laws.writes?.readBy
  const siblings = [...run.operations.values()].filter(
    ({ service, laws }) =>
      service === operation.service &&
      laws.writes?.readBy !== undefined &&
      laws.writes.readBy !== own &&
      JSON.stringify(laws.values) === JSON.stringify(operation.laws.values),
  )
  const found: { reader: Operation; data: unknown; exchange: Exchange }[] = []
  for (const id of new Set(siblings.map(({ laws }) => laws.writes?.readBy ?? ''))) {
    const reader = run.operation(id)
    const parts = await values.parts(reader, { ...query, ...path })
    if (parts === undefined) continue
    const { outcome, exchange } = await run.ask({ operation: reader, parts, as: 'member' })
    if (outcome.kind === 'success') found.push({ reader, data: outcome.data, exchange })
  }
  return found
}

/** The body, with one change if it equals the original. */
function otherThan(original: Fields, body: Fields): Fields {
  if (!isSame(original, body)) return body
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'boolean') return { ...body, [name]: !value }
    if (typeof value === 'number') return { ...body, [name]: value + 1 }
  }
  return body
}

function isSame(original: Fields, body: Fields): boolean {
  return Object.entries(body).every(([name, value]) => isDeepStrictEqual(value, original[name]))
}

/** The body with a picture that is uploaded for it, if it has one. */
async function withOtherPicture(run: Run, operation: Operation, body: Fields): Promise<Fields> {
  const media = operation.requestBody?.content?.['application/json']
  const { properties = {} }: FullSchema = media === undefined ? {} : resolve(run.document, media.schema)
  const isPicture = (name: string) => properties[name]?.['x-file']?.some(({ extensions }) => extensions.includes('png'))
  const name = Object.keys(body).find((each) => typeof body[each] === 'string' && isPicture(each) === true)
  const url = name === undefined ? undefined : await uploadedUrl(run)
  return name === undefined || url === undefined ? body : { ...body, [name]: url }
}

/** Sends a second identical request where the contract allows only one. */
export async function sendTwice(run: Run, values: Values, operation: Operation, expected: string): Promise<void> {
  const parts = await values.parts(operation)
  if (parts === undefined) return
  const first = await run.ask({ operation, parts, as: 'member' })
  if (first.outcome.kind === 'success') run.coverageOf(operation.operationId).succeeded = true
  else if (first.outcome.kind !== 'refused' || first.outcome.code !== expected) {
    run.coverageOf(operation.operationId).note ||= told(first.outcome)
    return
  }
  const { exchange, outcome } = await run.ask({ operation, parts, as: 'member' })
  const code = outcome.kind === 'refused' ? outcome.code : ''
  run.check(
    operation,
    'state',
    code === expected || outcome.kind === 'broken'
      ? undefined
      : {
          rule: 'again',
          expected: `同一请求再来一次返回 ${expected}`,
          actual: told(outcome),
          clause: clause(),
          exchange,
        },
  )
  // What was there before this check says nothing about the others: earlier checks may have written to them.
  if (first.outcome.kind !== 'success') return
  await doForAnother(run, values, operation, parts, (other) => run.ask({ operation, parts: other, as: 'member' }))
  await doAsAnother(run, operation, parts)
}
