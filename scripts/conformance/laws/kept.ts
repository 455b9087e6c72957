import { conventionClause } from '../clause.ts'
import type { Operation, Sighting } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { described, envelopeData } from '../schema.ts'
import type { ValidParts } from '../validRequest.ts'
import { isSubset } from './saves.ts'

type Fields = Record<string, unknown>

interface Read {
  request: ValidParts
  response: unknown
  record: Fields
  exchange: Exchange
}

/** Each field reads back as it was written. */
export function holdKept(
  run: Run,
  operation: Operation,
  sighting: Sighting,
  { request, record, exchange }: Omit<Read, 'response'>,
): void {
  if (sighting.same === false) return
  for (const [name, value] of Object.entries((request.body ?? {}) as Fields)) {
    if (name === 'id' || !isShown(run, sighting, name, value, record)) continue
    run.check(
      operation,
      'state',
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

/** What the reply to the write says is what the record shows: its state, its counts. */
export function holdReply(
  run: Run,
  operation: Operation,
  sighting: Sighting,
  { response, record, exchange }: Read,
): void {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) return
  for (const [name, said] of Object.entries(response as Fields)) {
    const shown = record[name]
    if (shown === undefined || typeof said === 'object' || typeof shown === 'object' || name === 'id') continue
    run.check(
      operation,
      'state',
      said === shown
        ? undefined
        : {
            rule: `reply ${name}`,
            expected: `应答的 ${name} 与 ${sighting.in} 一致，为 ${JSON.stringify(shown)}`,
            actual: JSON.stringify(said),
            part: said,
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

let marks = 0

/** A unique text that identifies what the check created. */
export function marked(text: string): string {
  marks += 1
  // Characters with a meaning in HTML and databases are allowed in a title. Storage with three bytes per character
  // loses characters beyond the first plane.
  return `${text}${Date.now() % 1_000_000_000}第${marks}条A&B<5>"'\\𠮷`
}
