import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, schemaAt } from '../schema.ts'
import { kindNamedBy, kindOf, sightingsIn, type Sighting } from '../sightings.ts'
import { parseSource } from '../values.ts'

/** The records in a successful reply. */
export function seenIn(run: Run, exchange: Exchange): Sighting[] {
  const { operation, method } = exchange.question
  if (method !== undefined || exchange.status !== 200) return []
  if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return []
  const schema = envelopeData(operation)
  return schema === undefined ? [] : sightingsIn(run.document, schema, member(exchange.json, 'data'))
}

interface Detail {
  detail: Operation
  parameter: string
}

/** By kind, the operations that show the record with a given id. */
export function detailsOf(run: Run): Map<string, Detail[]> {
  const found = new Map<string, Detail[]>()
  for (const detail of run.operations.values()) {
    const data = envelopeData(detail)
    const kind = data === undefined || detail.method !== 'GET' ? undefined : kindOf(run.document, data)
    const needed = detail.parameters.filter(({ required, in: place }) => required === true && place !== 'header')
    const [parameter] = needed
    if (kind === undefined || parameter === undefined || needed.length > 1 || effectOf(detail) !== 'reads') continue
    const isAsked = kindAsked(run, detail, parameter.name) === kind
    if (!isAsked || (detail.member && !run.asker.knows('member'))) continue
    found.set(kind, [...(found.get(kind) ?? []), { detail, parameter: parameter.name }])
  }
  return found
}

/** The kind of the records that a parameter takes. */
export function kindAsked(run: Run, operation: Operation, parameter: string): string | undefined {
  const source = operation.laws.values?.[parameter]
  if (source === undefined) return undefined
  const { operationId, pointer } = parseSource(source)
  const data = envelopeData(run.operation(operationId))
  const field = data === undefined ? undefined : schemaAt(run.document, data, pointer)
  return field === undefined ? undefined : kindNamedBy(run.document, field)
}
