import { readFileSync } from 'node:fs'
import path from 'node:path'
import { operations, type OperationId } from '../generated/operations.ts'

interface Example {
  value?: unknown
  /** Examples that several operations share are stated once in the components. */
  $ref?: string
}

interface Examples {
  examples: Record<string, Example | undefined>
}

interface ExampledDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, Examples> }> }>>
  components: { examples: Record<string, Example | undefined> }
}

const document = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../generated/openapi.json'), 'utf8'),
) as ExampledDocument

/** A named example of an operation's JSON reply with status 200: a whole envelope. */
export function exampleReply(id: OperationId, name = 'success'): { returnCode: string; data: unknown } {
  const { method, path: route } = operations[id]
  const operation = document.paths[route]?.[method.toLowerCase()]
  const stated = operation?.responses['200']?.content['application/json']?.examples[name]
  const shared = stated?.$ref?.replace('#/components/examples/', '')
  const example = shared === undefined ? stated : document.components.examples[shared]
  if (example === undefined) throw new Error(`${id} has no example ${name}`)
  return example.value as { returnCode: string; data: unknown }
}
