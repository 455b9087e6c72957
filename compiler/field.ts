import { resolve, type ContractDocument, type ContractParameter, type JsonSchema } from './document.ts'
import type { Field, FieldKind } from './fieldShape.ts'

type Node = Record<string, unknown>

/** The key of the contract for each key of a field that is taken over as it is. */
const kept = {
  unit: 'x-unit',
  ask: 'x-ask',
  mismatch: 'x-mismatch',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  decimals: 'x-decimals',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'pattern',
  ahead: 'x-ahead',
  term: 'x-term',
  nullBelow: 'x-null-below',
  file: 'x-file',
} as const

/** The field that a schema describes. One that may be null is described by what it is otherwise. */
export function fieldOf(document: ContractDocument, schema: JsonSchema): Field {
  const whole = wholeOf(document, schema)
  const items = whole['items'] === undefined ? {} : wholeOf(document, whole['items'] as JsonSchema)
  // A list of what is chosen or uploaded is chosen or uploaded itself.
  const said: Node = whole['x-ask'] === undefined ? { ...whole, 'x-ask': items['x-ask'] } : whole
  const values = Object.entries(kept).map(([key, keyword]) => [key, said[keyword]])
  const title = typeof whole['title'] === 'string' ? whole['title'] : ''
  const kind = kindOf(whole, items)
  // What is asked for in other words is chosen.
  const isTyped = kind === 'list' && said['x-ask'] === undefined && kindOf(items, {}) === 'text'
  return {
    title,
    kind,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...(isTyped && { items: fieldOf(document, { title: `每个${title}`, ...items }) }),
  }
}

/** The field that a parameter is; one without a title is called by the first words of its description. */
export function parameterField(
  document: ContractDocument,
  { name, description = '', schema }: ContractParameter,
): Field {
  const [clause = ''] = description.split(/[，。；：（(,.;:]/)
  return { ...fieldOf(document, schema), title: schema.title ?? (clause.trim() || name) }
}

/** A schema with what it refers to; what stands nearer counts. */
function wholeOf(document: ContractDocument, schema: JsonSchema): Node {
  const { $ref, oneOf, ...own } = schema
  const other = $ref === undefined ? oneOf?.find(({ type }) => type !== 'null') : resolve(document, { $ref })
  return { ...(other === undefined ? {} : wholeOf(document, other)), ...own }
}

function kindOf(schema: Node, items: Node): FieldKind {
  const type = [schema['type']].flat().find((one) => one !== 'null')
  if (schema['enum'] !== undefined || type === 'boolean') return 'choice'
  if (type === 'array') {
    if (items['type'] === 'object') return 'rows'
    return items['enum'] === undefined ? 'list' : 'choice'
  }
  if (type === 'integer' || type === 'number' || type === 'object') return type
  return schema['format'] === 'date' ? 'date' : 'text'
}
