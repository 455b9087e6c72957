import type { ContractDocument } from './document.ts'

type Node = Record<string, unknown>

/**
 * The contract for code generators of languages without unions, such as Java with Jackson: the 200 reply of an operation is its
 * success envelope alone, and BusinessError is a class beside it. A reader looks at `returnCode` first and takes the one or the other.
 * (As `oneOf` both have `returnCode` and `data`, so that Jackson's deduction refuses every success.) `errorMessage`, which is a text, a
 * list or an object (§8), has no type, and a choice of classes with
 * the same fields is an open object.
 */
export function withTypedReplies(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document)
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      const json = at(operation, 'responses', '200', 'content', 'application/json')
      const choices = at(json, 'schema')?.['oneOf']
      if (json === undefined || !Array.isArray(choices)) continue
      json['schema'] = choices[0]
      delete choices[0]['title']
      json['examples'] = Object.fromEntries(
        Object.entries(json['examples'] ?? {}).filter(([name]) => !/error/i.test(name)),
      )
    }
  }
  // Some generators name a class by the title, which is Chinese and may hold brackets.
  for (const schema of Object.values(copy.components?.['schemas'] ?? {})) delete (schema as Node)['title']
  const failure = at(copy, 'components', 'schemas', 'BusinessError', 'properties')
  // Quite empty: that is how the generators know a value of any type.
  if (failure !== undefined) failure['errorMessage'] = {}
  const schemas = copy.components?.['schemas'] ?? {}
  loosenTwins(copy, schemas)
  // By a name of its own: of an inline one the generators make a text.
  schemas['AnyValue'] = {}
  return copy
}

/** A choice of classes with the same fields is an open object: by the fields nobody can tell which one it is. */
function loosenTwins(value: unknown, schemas: Record<string, unknown>) {
  if (!isNode(value)) return
  const choices = value['oneOf']
  if (Array.isArray(choices)) {
    const fields = choices.map((choice) => fieldsOf(choice, schemas)).filter((names) => names !== '')
    if (new Set(fields).size < fields.length) {
      delete value['oneOf']
      Object.assign(value, { type: 'object', additionalProperties: { $ref: '#/components/schemas/AnyValue' } })
    }
  }
  for (const part of Object.values(value)) loosenTwins(part, schemas)
}

function fieldsOf(choice: unknown, schemas: Record<string, unknown>): string {
  const ref = isNode(choice) ? choice['$ref'] : undefined
  const schema = typeof ref === 'string' ? schemas[ref.split('/').at(-1) ?? ''] : choice
  return Object.keys(at(schema, 'properties') ?? {})
    .toSorted()
    .join()
}

function at(node: unknown, ...keys: string[]): Node | undefined {
  const found = keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return isNode(found) ? found : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
