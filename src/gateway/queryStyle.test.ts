import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface Parameter {
  name: string
  in: string
  explode?: boolean
  schema: { type?: string; $ref?: string }
}

interface Document {
  paths: Record<string, Record<string, { parameters?: (Parameter | { $ref: string })[] }>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, { type?: string }> }
}

test('7-01 every list in a query of the contract is comma-separated, as the client sends all lists', () => {
  const file = path.resolve(import.meta.dirname, 'generated/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  const stated = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => operation.parameters ?? []),
  )
  const parameters = stated.map((parameter) =>
    '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']! : parameter,
  )
  const lists = parameters.filter(({ in: place, schema }) => {
    const type = schema.type ?? document.components.schemas[schema.$ref?.split('/').at(-1) ?? '']?.type
    return place === 'query' && type === 'array'
  })
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter(({ explode }) => explode !== false)).toEqual([])
})
