import { readFileSync } from 'node:fs'
import path from 'node:path'
import { operations, type OperationId } from '../generated/operations.ts'

interface Examples {
  examples: Record<string, { value: unknown } | undefined>
}

interface ExampledDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, Examples> }> }>>
}

const document = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../generated/openapi.json'), 'utf8'),
) as ExampledDocument

/** A named example of an operation's JSON reply with status 200: a whole envelope. */
export function exampleReply(id: OperationId, name = 'success'): { returnCode: string; data: unknown } {
  const { method, path: route } = operations[id]
  const operation = document.paths[route]?.[method.toLowerCase()]
  const example = operation?.responses['200']?.content['application/json']?.examples[name]
  if (example === undefined) throw new Error(`${id} has no example ${name}`)
  return example.value as { returnCode: string; data: unknown }
}
