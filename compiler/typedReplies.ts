import type { ContractDocument } from './document.ts'

type Node = Record<string, unknown>

/**
 * The contract for code generators of languages without unions, such as Java with Jackson. An operation's 200 reply is
 * only its success envelope, and BusinessError is a separate class. A client reads `returnCode` first and then picks
 * one of the two. (With `oneOf`, both have `returnCode` and `data`, so Jackson's deduction rejects every success.)
 * `errorMessage`, which is a text, a list or an object (§8), has no type, and a union of classes with the same fields
 * becomes an open object.
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
  // Some generators name a class after its title, which is Chinese and may contain brackets.
  for (const schema of Object.values(copy.components?.['schemas'] ?? {})) delete (schema as Node)['title']
  const failure = at(copy, 'components', 'schemas', 'BusinessError', 'properties')
  // An empty schema: generators take it for a value of any type.
  if (failure !== undefined) failure['errorMessage'] = {}
  const schemas = copy.components?.['schemas'] ?? {}
  loosenTwins(copy, schemas)
  // Named, because generators turn an inline one into a text.
  schemas['AnyValue'] = {}
  return copy
}

/** A union of classes with the same fields becomes an open object: the fields do not tell which class it is. */
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
