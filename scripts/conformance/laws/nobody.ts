import type { Operation } from '../declared.ts'
import type { ValidParts } from '../validRequest.ts'
import { parseSource } from '../values.ts'

export const unknownRecord = 'conformance-unknown'

/** The request with ids of records that do not exist: all of them, or those with these names. */
export function ofNobody(operation: Operation, parts: ValidParts, names?: readonly string[]): ValidParts {
  const query = { ...parts.query }
  const path = { ...parts.path }
  const body = { ...(parts.body as Record<string, unknown> | undefined) }
  for (const [name, source] of Object.entries(operation.laws.values ?? {})) {
    if (!isRecord(source) || names?.includes(name) === false) continue
    if (!name.startsWith('body/')) {
      if (name in path) path[name] = unknownRecord
      else query[name] = Array.isArray(query[name]) ? [unknownRecord] : unknownRecord
      continue
    }
    const field = name.slice('body/'.length)
    body[field] = Array.isArray(body[field]) ? [unknownRecord] : unknownRecord
  }
  return { ...parts, query, path, ...(parts.body === undefined || parts.body instanceof FormData ? {} : { body }) }
}

/** Whether a request of this operation names a record, so that it can be one that does not exist. */
export function namesRecord({ laws }: Operation): boolean {
  return Object.values(laws.values ?? {}).some(isRecord)
}

/** Whether the source is the id of a record of the caller, or of a public one. */
export function isRecord(source: string): boolean {
  return /(?:^|\/|[a-z])id$/i.test(parseSource(source).pointer)
}
