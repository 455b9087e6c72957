import { resolve } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { withLines } from '../requests/texts.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { matches } from './expressions.ts'
import { marked } from './kept.ts'
import { lookAt } from './sightings.ts'

/** How many of the gateway's records are tried to find one that the member has not written to yet. */
const candidates = 12

/** A valid request whose effect does not exist yet. */
export async function unwritten(
  run: Run,
  values: Values,
  operation: Operation,
  from = 0,
): Promise<ValidParts | undefined> {
  const { change, draft, shows: [first] = [] } = operation.laws.writes ?? {}
  for (let place = from; place < candidates; place += 1) {
    const valid = await values.ownParts(operation, place)
    if (valid === undefined) return undefined
    const mark = change?.text
    const body = {
      ...(change === undefined ? inLines(run, operation, valid.body) : (valid.body as object)),
      ...draft,
      ...(mark === undefined ? {} : { [mark]: marked('契约检查') }),
    }
    const parts = valid.body === undefined || valid.body instanceof FormData ? valid : { ...valid, body }
    if (
      first === undefined ||
      Object.values(first.where ?? first.with ?? {}).some((text) => text.startsWith('$response'))
    )
      return parts
    const seen = await lookAt(run, values, first, { request: parts, response: undefined, found: undefined }, 'member')
    if (seen?.record === undefined || !matches(seen.record, first.has ?? {})) return parts
  }
  return undefined
}

/** What cannot be changed later is written once: its texts have several lines from the beginning. */
function inLines(run: Run, operation: Operation, body: unknown): object {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (schema === undefined || typeof body !== 'object' || body === null) return body as object
  const { properties = {} } = resolve(run.document, schema)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const property = properties[name]
      const isText = typeof value === 'string' && value !== '' && property !== undefined
      return [name, isText ? (withLines(resolve(run.document, property), value) ?? value) : value]
    }),
  )
}
