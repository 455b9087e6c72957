import type { Operation } from '../declared.ts'
import { member } from '../gateway/exchange.ts'
import type { ValidParts } from '../validRequest.ts'

type Fields = Record<string, unknown>

/** Something that was written, for expressions such as `$response.id`. */
export interface Written {
  request: ValidParts
  response: unknown
  found: Fields | undefined
}

/** `$request.body.id`, `$request.path.id`, `$response.id`, `$found.id`. Other values are literals. */
export function resolved(expressions: Fields, { request, response, found }: Written): Fields {
  return Object.fromEntries(
    Object.entries(expressions).map(([name, text]) => {
      const [root, ...keys] = typeof text === 'string' && text.startsWith('$') ? text.slice(1).split('.') : []
      if (root === undefined) return [name, text]
      const start = root === 'request' ? request : root === 'response' ? response : found
      const value = keys.reduce<unknown>((node, key) => member(node, key), start)
      return [name, Array.isArray(value) ? (value as unknown[])[0] : value]
    }),
  )
}

/** The request with the resolved values: `body/<field>`, or the name of a parameter. */
export function partsFrom(operation: Operation, given: Fields): ValidParts {
  const parts: ValidParts = { path: {}, query: {}, header: {}, body: undefined }
  const body: Fields = {}
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('body/')) body[name.slice('body/'.length)] = value
    else {
      const parameter = operation.parameters.find((each) => each.name === name)
      if (parameter?.in === 'path') parts.path[name] = value
      else parts.query[name] = parameter?.schema.type === 'array' ? [value] : value
    }
  }
  return Object.keys(body).length > 0 ? { ...parts, body } : parts
}

/** Whether a record has all of these values. */
export function matches(record: Fields, where: Fields): boolean {
  return Object.entries(where).every(([name, value]) => record[name] === value)
}
