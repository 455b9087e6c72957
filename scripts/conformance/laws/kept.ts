import { isDeepStrictEqual } from 'node:util'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting } from '../declaredWrites.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { described, envelopeData, valuesAt } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { volatile } from './others.ts'
import { isSubset } from './subset.ts'

type Fields = Record<string, unknown>

interface Read {
  request: ValidParts
  response: unknown
  record: Fields
  exchange: Exchange
}

/**
 * Each field reads back as it was written. What is shown `isElsewhere`, not where a write is looked for first, may be
 * outdated as well: then both operations are told of.
 */
export function holdKept(
  run: Run,
  operation: Operation,
  sighting: Sighting,
  { request, record, exchange, isElsewhere = false }: Omit<Read, 'response'> & { isElsewhere?: boolean },
): void {
  const concerned = isElsewhere ? [operation, run.operation(sighting.in)] : [operation]
  const check = (breach: Parameters<Run['check']>[2]) => {
    for (const each of concerned) run.check(each, 'state', breach)
  }
  for (const [name, pointer] of Object.entries(sighting.reads ?? {})) {
    const sent = name === '' ? request.body : member(request.body, name)
    const [read] = valuesAt(record, pointer)
    if (sent === undefined) continue
    check(
      isSubset(sent, read, true)
        ? undefined
        : {
            rule: `reads ${name}`,
            expected: `${sighting.in} 的 ${pointer} 为写入的 ${JSON.stringify(sent).slice(0, 200)}`,
            actual: JSON.stringify(read)?.slice(0, 200) ?? '没有',
            at: `/data${pointer}`,
            part: read,
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
  if (sighting.same === false) return
  for (const [name, value] of Object.entries((request.body ?? {}) as Fields)) {
    if (name === 'id' || !isShown(run, sighting, name, value, record)) continue
    check(
      isSubset(value, record[name])
        ? undefined
        : {
            rule: `kept ${name}`,
            expected: `${sighting.in} 中 ${name} 为写入的 ${JSON.stringify(value).slice(0, 200)}`,
            actual: JSON.stringify(record[name])?.slice(0, 200) ?? '没有',
            part: record[name],
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

/** A list shows some of the fields. A detail shows every field that its schema has, unless there is nothing in it. */
function isShown(run: Run, sighting: Sighting, name: string, value: unknown, record: Fields): boolean {
  if (name in record) return Array.isArray(value) === Array.isArray(record[name])
  const schema = envelopeData(run.operation(sighting.in))
  const isDetail = sighting.where === undefined && schema !== undefined
  const isNothing = value === null || value === '' || typeof value === 'object'
  if (!isDetail || isNothing) return false
  // Of a union, the branch that the record is.
  const { schema: own } = described(run.document, { value: record, schema, names: [] })
  return own.properties?.[name] !== undefined
}

/** A new record is in the state in which it begins: nobody else has seen it yet. */
export function holdBegun(
  run: Run,
  operation: Operation,
  { in: reader }: Pick<Sighting, 'in'>,
  { record, exchange }: Pick<Read, 'record' | 'exchange'>,
): void {
  for (const [name, values] of Object.entries(operation.laws.writes?.begins ?? {})) {
    const value = record[name]
    run.check(
      operation,
      'state',
      value === undefined || values.includes(value)
        ? undefined
        : {
            rule: `begins ${name}`,
            expected: `新增的在 ${reader} 中 ${name} 为 ${values.join('、')}`,
            actual: JSON.stringify(value),
            part: value,
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

/** What the reply to a write says is what the record shows then: its state, its counts, its actions. */
export function holdReply(
  run: Run,
  operation: Operation,
  { in: reader }: Pick<Sighting, 'in'>,
  { response, record, exchange }: Omit<Read, 'request'>,
): void {
  if (!isFields(response) || !isFields(record)) return
  for (const [name, said] of Object.entries(response)) {
    const shown = record[name]
    if (shown === undefined || !isFlat(said) || !isFlat(shown) || name === 'id' || volatile.test(name)) continue
    run.check(
      operation,
      'state',
      isDeepStrictEqual(said, shown)
        ? undefined
        : {
            rule: `reply ${name}`,
            expected: `应答的 ${name} 与之后 ${reader} 的一致，为 ${JSON.stringify(shown)}`,
            actual: JSON.stringify(said),
            part: said,
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No object, nor a list of any: the views of a record differ in these. */
function isFlat(value: unknown): boolean {
  return [value].flat().every((each) => typeof each !== 'object' || each === null)
}

let marks = 0

/** A unique text that identifies what the check created. */
export function marked(text: string): string {
  marks += 1
  // Characters with a meaning in HTML and databases are allowed in a title. Storage with three bytes per character
  // loses characters beyond the first plane, and some filters only those that are pictures.
  return `${text}${Date.now() % 1_000_000_000}第${marks}条A&B<5>"'\\𠮷🚀`
}
