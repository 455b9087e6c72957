import { listOperations, type ContractDocument, type JsonSchema } from '#compiler/document.ts'
import type { Break } from './differ.ts'

/**
 * Requests that have become stricter in the contract's own keywords: more is required on submission or under a
 * condition, fields have an order, dates are relative to today, files have kinds. `redocly diff` does not know these.
 */
export function findNarrowed(released: ContractDocument, current: ContractDocument): Break[] {
  const before = requestSchemas(released)
  const schemas = [...requestSchemas(current)].flatMap(([name, { schema, path }]) => {
    const known = before.get(name)
    return known === undefined
      ? []
      : narrowedIn(known.schema, schema, { path, pointer: `#/components/schemas/${name}` })
  })
  const orders = listOperations(released).flatMap(({ operationId, order }) => {
    const operation = listOperations(current).find((one) => one.operationId === operationId)
    if (operation === undefined) return []
    const path = pathOf(operation)
    return added(order, operation.order).map(([names, at]) => {
      return { path, pointer: `${path}/x-order/${at}`, message: orderText(names) }
    })
  })
  return [...schemas, ...orders]
}

interface Node extends JsonSchema {
  'x-required-on-submit'?: string[]
  'x-required-when'?: { when: object; fields: string[] }[]
  'x-order'?: string[][]
  'x-ahead'?: { minimum?: number; maximum?: number }
  'x-file'?: { extensions: string[]; maxMegabytes: number }[]
  properties?: Record<string, Node>
}

type Place = Pick<Break, 'path' | 'pointer'>

/** Objects and lists in requests by their names, with the first operation that accepts them. */
function requestSchemas(document: ContractDocument): Map<string, { schema: Node; path: string }> {
  const found = new Map<string, { schema: Node; path: string }>()
  const schemas = (document.components?.['schemas'] ?? {}) as Record<string, Node>
  function visit(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return
    const name = '$ref' in value ? String(value.$ref).replace('#/components/schemas/', '') : undefined
    const schema = name === undefined ? undefined : schemas[name]
    if (name !== undefined && schema !== undefined && !found.has(name)) {
      found.set(name, { schema, path })
      visit(schema, path)
    }
    for (const part of Object.values(value)) visit(part, path)
  }
  for (const operation of listOperations(document)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema, pathOf(operation))
  }
  return found
}

function pathOf({ path, method }: { path: string; method: string }): string {
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
}

function narrowedIn(before: Node, after: Node, { path, pointer }: Place): Break[] {
  const said = (key: string, message: string) => ({ path, pointer: `${pointer}/${key}`, message })
  const submit = 'x-required-on-submit'
  return [
    ...added(before[submit], after[submit]).map(([name, at]) =>
      said(`${submit}/${at}`, `${name} is needed on submission`),
    ),
    ...(after['x-required-when'] ?? []).flatMap(({ when, fields }, index) => {
      const condition = JSON.stringify(when)
      const known = before['x-required-when']?.find((one) => JSON.stringify(one.when) === condition)
      return added(known?.fields, fields).map(([name, at]) => {
        return said(`x-required-when/${index}/fields/${at}`, `${name} is needed where ${condition}`)
      })
    }),
    ...added(before['x-order'], after['x-order']).map(([names, at]) => said(`x-order/${at}`, orderText(names))),
    ...fieldNarrowed(before, after, { path, pointer }),
    ...Object.entries(after.properties ?? {}).flatMap(([name, field]) => {
      const known = before.properties?.[name]
      const place = { path, pointer: `${pointer}/properties/${name}` }
      return known === undefined ? [] : fieldNarrowed(known, field, place)
    }),
  ]
}

function fieldNarrowed(before: Node, after: Node, { path, pointer }: Place): Break[] {
  const ahead = isNarrower(before['x-ahead'], after['x-ahead'])
  const files = refusedFiles(before['x-file'], after['x-file'])
  return [
    ...(ahead ? [{ path, pointer: `${pointer}/x-ahead`, message: 'fewer dates are taken' }] : []),
    ...(files.length > 0 ? [{ path, pointer: `${pointer}/x-file`, message: `fewer files are taken: ${files}` }] : []),
  ]
}

/** Items of the second list that are missing from the first, with their position. */
function added<Item>(before: readonly Item[] = [], after: readonly Item[] = []): [Item, number][] {
  const known = new Set(before.map((item) => JSON.stringify(item)))
  return after.map((item, index): [Item, number] => [item, index]).filter(([item]) => !known.has(JSON.stringify(item)))
}

function orderText(names: readonly string[]): string {
  return `the values of ${names.join(', ')} must not fall`
}

function isNarrower(before: Node['x-ahead'] = {}, after: Node['x-ahead'] = {}): boolean {
  return (
    (after.minimum ?? -Infinity) > (before.minimum ?? -Infinity) ||
    (after.maximum ?? Infinity) < (before.maximum ?? Infinity)
  )
}

/** The file extensions that are no longer accepted, or only for smaller files. */
function refusedFiles(before: Node['x-file'], after: Node['x-file']): string {
  if (after === undefined) return ''
  if (before === undefined) return 'any were before'
  const sizes = new Map(after.flatMap(({ extensions, maxMegabytes }) => extensions.map((one) => [one, maxMegabytes])))
  return before
    .flatMap(({ extensions, maxMegabytes }) => extensions.filter((one) => (sizes.get(one) ?? 0) < maxMegabytes))
    .join(', ')
}
