import type { ContractDocument } from '#compiler/document.ts'
import { member, type Exchange } from './gateway/exchange.ts'
import { envelopeData, nodesOf, type FullSchema, type Node } from './schema.ts'

/** A field that the contract gives to an object in a reply, whether the object has it or not. */
interface ShownField {
  record: Record<string, unknown>
  name: string
  value: unknown
  /** With the extensions of the contract beside it. References are not followed. */
  property: FullSchema & Record<string, unknown>
  /** JSON pointer in the reply's data. The items of a list share `*`. */
  at: string
}

/** Everything in the data of a successful reply, each value with its schema. Nothing of another method's reply. */
export function shownNodes(document: ContractDocument, exchange: Exchange): readonly Node[] {
  const { json, status, question } = exchange
  const schema = envelopeData(question.operation)
  const isSuccess = status === 200 && String(member(json, 'returnCode')).startsWith('200')
  if (schema === undefined || question.method !== undefined || !isSuccess) return []
  return nodesOf(document, { value: member(json, 'data'), schema, names: [], at: '' })
}

type Property = ShownField['property']

/** By the fields of a schema, and by keyword: those that have it. A dozen laws look at each reply, each for its own. */
const fieldsByKeyword = new WeakMap<object, Map<string, [string, Property][]>>()

/** The fields of an object's schema that have the keyword. */
export function keyedFields({ properties }: FullSchema, keyword: `x-${string}`): readonly [string, Property][] {
  if (properties === undefined) return []
  const byKeyword = fieldsByKeyword.get(properties) ?? new Map<string, [string, Property][]>()
  fieldsByKeyword.set(properties, byKeyword)
  const known = byKeyword.get(keyword)
  if (known !== undefined) return known
  const found = (Object.entries(properties) as [string, Property][]).filter(([, property]) => keyword in property)
  byKeyword.set(keyword, found)
  return found
}

/** The fields of every object in a successful reply for which the contract states the keyword. */
export function* fieldsWith(
  document: ContractDocument,
  exchange: Exchange,
  keyword: `x-${string}`,
): Generator<ShownField> {
  for (const { value: object, schema, at } of shownNodes(document, exchange)) {
    if (typeof object !== 'object' || object === null || Array.isArray(object)) continue
    const record = object as Record<string, unknown>
    for (const [name, property] of keyedFields(schema, keyword))
      yield { record, name, value: record[name], property, at: `${at}/${name}` }
  }
}
