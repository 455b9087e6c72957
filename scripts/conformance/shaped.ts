import type { ContractDocument } from '#compiler/document.ts'
import { member, type Exchange } from './gateway/exchange.ts'
import { described, envelopeData, typesOf, type FullSchema } from './schema.ts'

/** Instead of a value of another type than its schema says. */
const dropped = Symbol('dropped')

/**
 * The reply's JSON without values of another type than the contract says: no null among the records of a list, no text
 * for an object. The check of shapes has reported them, and no other law has to expect them.
 */
export function shapedReply(document: ContractDocument, { json, status, question: { operation } }: Exchange): unknown {
  const schema = envelopeData(operation)
  const isSuccess = status === 200 && String(member(json, 'returnCode')).startsWith('200')
  if (schema === undefined || !isSuccess) return json
  const { data, ...envelope } = json as Record<string, unknown>
  const kept = shaped(document, schema, data)
  return kept === data ? json : kept === dropped ? envelope : { ...envelope, data: kept }
}

/** The value itself if there is nothing to drop in it. */
function shaped(document: ContractDocument, stated: FullSchema, value: unknown): unknown {
  const { schema } = described(document, { value, schema: stated, names: [] })
  if (!isOfType(schema, value)) return dropped
  if (Array.isArray(value)) {
    const { items } = schema
    if (items === undefined) return value
    const kept = value.map((item: unknown) => shaped(document, items, item))
    return kept.every((item, index) => item === value[index]) ? value : kept.filter((item) => item !== dropped)
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, child]: [string, unknown]) => {
    const property = schema.properties?.[name]
    return [name, child, property === undefined ? child : shaped(document, property, child)] as const
  })
  if (fields.every(([, child, kept]) => kept === child)) return value
  return Object.fromEntries(fields.flatMap(([name, , kept]) => (kept === dropped ? [] : [[name, kept]])))
}

function isOfType(schema: FullSchema, value: unknown): boolean {
  const types = typesOf(schema)
  if (types.length === 0) return schema.properties === undefined || isObject(value)
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number') return types.includes('number') || types.includes('integer')
  return types.includes(typeof value)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
