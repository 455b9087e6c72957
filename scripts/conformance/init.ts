import { Run, type RunOptions } from './run.ts'
import { Values } from './values.ts'
import type { Given } from './validRequest.ts'

/** A values file for a gateway: parameters and body fields that only it knows, taken from its own lists. */
export async function initValues(options: RunOptions): Promise<Record<string, Given>> {
  const run = new Run(options)
  const values = new Values(run)
  const found: Record<string, Given> = {}
  await run.each('取值', run.subjects, async (operation) => {
    const parameters: Record<string, unknown> = {}
    const body: Record<string, unknown> = {}
    for (const [name, source] of Object.entries(operation.laws.values ?? {})) {
      const [value] = await values.offered(source, 1)
      if (value === undefined) continue
      if (name.startsWith('body/')) body[name.slice('body/'.length)] = value
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
