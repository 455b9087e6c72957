import { listOperations, resolve, type ContractDocument, type ContractOperation } from '#compiler/document.ts'
import { operations, type OperationId } from '#gateway/generated/operations.ts'
import type { FullSchema } from './schema.ts'
import type { Given } from './validRequest.ts'

/** By operation. These values override everything that the check would choose itself. */
export type OwnValues = Partial<Record<OperationId, Given>>

const parts = new Set(['parameters', 'body', 'remove'])

/** Reads a values file from its JSON. Throws a readable error for invalid content. */
export function readValues(file: string, values: unknown): OwnValues {
  if (!isObject(values)) throw new Error(`${file} holds no object`)
  for (const [id, given] of Object.entries(values)) {
    if (!(id in operations)) throw new Error(`${file}: the contract has no operation ${id}`)
    if (!isObject(given) || Object.keys(given).some((part) => !parts.has(part)))
      throw new Error(`${file}: ${id} may hold parameters, body and remove only`)
    const { parameters = {}, body = null, remove = [] } = given
    if (!isObject(parameters)) throw new Error(`${file}: the parameters of ${id} are no object`)
    if (body !== null && !isObject(body)) throw new Error(`${file}: the body of ${id} is neither an object nor null`)
    if (!Array.isArray(remove) || remove.some((place) => typeof place !== 'string'))
      throw new Error(`${file}: remove of ${id} is a list of parameters and of body/<field>`)
  }
  return values
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Throws a readable error for a parameter or a field of the body that the operation does not have. */
export function assertValues(document: ContractDocument, values: OwnValues): void {
  for (const operation of listOperations(document)) {
    const { operationId, parameters } = operation
    const { parameters: given = {}, body, remove = [] } = values[operationId as OperationId] ?? {}
    const names = new Set(parameters.map(({ name }) => name))
    const unknown = [...Object.keys(given), ...remove.filter((place) => !place.startsWith('body/'))].find(
      (name) => !names.has(name),
    )
    if (unknown !== undefined) throw new Error(`--values: ${operationId} has no parameter ${unknown}`)
    const nested = Object.entries(given).find(([, value]) => isObject(value))
    if (nested !== undefined) throw new Error(`--values: the parameter ${nested[0]} of ${operationId} is an object`)
    const fields = fieldsOf(document, operation)
    const named = [...Object.keys(body ?? {}), ...remove.flatMap((place) => /^body\/([^/]+)/.exec(place)?.[1] ?? [])]
    const odd = named.find((name) => fields?.has(name) !== true)
    if (odd !== undefined) throw new Error(`--values: the body of ${operationId} has no field ${odd}`)
  }
}

/** The names that the body of an operation may hold; undefined when it has none. */
function fieldsOf(document: ContractDocument, { requestBody }: ContractOperation): Set<string> | undefined {
  const [media] = Object.values(requestBody?.content ?? {})
  if (media?.schema === undefined) return undefined
  const schema: FullSchema = resolve(document, media.schema)
  const branches = [schema, ...(schema.oneOf ?? []).map((branch) => resolve(document, branch))]
  return new Set(branches.flatMap(({ properties = {} }) => Object.keys(properties)))
}
