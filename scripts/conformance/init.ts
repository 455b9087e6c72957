import { resolve, type ContractDocument } from '#compiler/document.ts'
import { effectOf } from './effects.ts'
import { Run, type RunOptions } from './run.ts'
import { typesOf, type FullSchema } from './schema.ts'
import { Values } from './values.ts'
import type { Given } from './validRequest.ts'

/** A values file for a gateway: parameters and body fields that only it knows, taken from its own lists. */
export async function initValues(options: RunOptions): Promise<Record<string, Given>> {
  const run = new Run(options)
  const values = new Values(run)
  const found: Record<string, Given> = {}
  // What the check calls only when it is told to is left to whoever tells it to.
  const subjects = run.subjects.filter((operation) => effectOf(operation) !== 'onlyAsked')
  await run.each('取值', subjects, async (operation) => {
    const schema = operation.requestBody?.content?.['application/json']?.schema
    const { properties = {} }: FullSchema = schema === undefined ? {} : resolve(run.document, schema)
    const parameters: Record<string, unknown> = {}
    const body: Record<string, unknown> = {}
    for (const [name, source] of Object.entries(operation.laws.values ?? {})) {
      const [value] = await values.offered(source, 1)
      if (value === undefined) continue
      const field = name.startsWith('body/') ? name.slice('body/'.length) : undefined
      if (field !== undefined) body[field] = asTaken(run.document, properties[field], value)
      else parameters[name] = value
    }
    if (Object.keys(parameters).length + Object.keys(body).length === 0) return
    found[operation.operationId] = {
      ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
      ...(Object.keys(body).length > 0 ? { body } : {}),
    }
  })
  return found
}

/** One value of a list, as a list. */
function asTaken(document: ContractDocument, property: FullSchema | undefined, value: unknown): unknown {
  const isList = property !== undefined && typesOf(resolve(document, property)).includes('array')
  return isList && !Array.isArray(value) ? [value] : value
}
