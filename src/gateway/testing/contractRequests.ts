import { readFileSync } from 'node:fs'
import path from 'node:path'
import { operations, type OperationId } from '../generated/operations.ts'

interface Property {
  minimum?: number
  maximum?: number
  items?: Property
  $ref?: string
}

interface RequestDocument {
  paths: Record<
    string,
    Record<string, { requestBody: { content: Record<string, { examples: Record<string, { value: unknown }> }> } }>
  >
  components: { schemas: Record<string, Property & { properties?: Record<string, Property> }> }
}

const document = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../generated/openapi.json'), 'utf8'),
) as RequestDocument

/** A named example of an operation's JSON request. */
export function exampleRequest(id: OperationId, name = 'valid'): unknown {
  const { method, path: route } = operations[id]
  const body = document.paths[route]?.[method.toLowerCase()]?.requestBody
  const example = body?.content['application/json']?.examples[name]
  if (example === undefined) throw new Error(`${id} has no request example ${name}`)
  return example.value
}

/** The properties of a schema, each with the bounds of its number or, for a list, of the numbers in it. */
export function boundsOf(schema: string): Record<string, { minimum?: number; maximum?: number }> {
  const properties = document.components.schemas[schema]?.properties
  if (properties === undefined) throw new Error(`The contract has no schema ${schema} with properties`)
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { minimum, maximum } = numberOf(property)
      return [name, { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }]
    }),
  )
}

function numberOf(property: Property): Property {
  const { $ref, items } = property
  if ($ref !== undefined) return numberOf(document.components.schemas[$ref.replace('#/components/schemas/', '')] ?? {})
  return items === undefined ? property : numberOf(items)
}
