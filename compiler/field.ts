import { resolve, type ContractDocument, type ContractParameter, type JsonSchema } from './document.ts'
import type { Field, FieldKind } from './fieldShape.ts'

type Node = Record<string, unknown>

/** The contract's key for each of a field's keys that is copied unchanged. */
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

/** The field that a schema describes. A nullable one is described by its other type. */
export function fieldOf(document: ContractDocument, schema: JsonSchema): Field {
  const whole = wholeOf(document, schema)
  const items = whole['items'] === undefined ? {} : wholeOf(document, whole['items'] as JsonSchema)
  // A list of choices or uploads is itself chosen or uploaded.
  const said: Node = whole['x-ask'] === undefined ? { ...whole, 'x-ask': items['x-ask'] } : whole
  const values = Object.entries(kept).map(([key, keyword]) => [key, said[keyword]])
  const title = typeof whole['title'] === 'string' ? whole['title'] : ''
  const kind = kindOf(whole, items)
  // A field with its own sentence (`x-ask`) is chosen, not typed.
  const isTyped = kind === 'list' && said['x-ask'] === undefined && kindOf(items, {}) === 'text'
  return {
    title,
    kind,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...(isTyped && { items: fieldOf(document, { title: `每个${title}`, ...items }) }),
  }
}

/** The field of a parameter. Without a title, it is named by the first words of its description. */
export function parameterField(
  document: ContractDocument,
  { name, description = '', schema }: ContractParameter,
): Field {
  const [clause = ''] = description.split(/[，。；：（(,.;:]/)
  return { ...fieldOf(document, schema), title: schema.title ?? (clause.trim() || name) }
}

/** A schema merged with what it refers to. Its own keys win. */
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
