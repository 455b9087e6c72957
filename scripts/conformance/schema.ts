import type { FileKind } from '#gateway/generated/fields/field.ts'
import { resolve, type ContractDocument, type ContractOperation, type JsonSchema } from '#compiler/document.ts'
import { perSchema } from './perSchema.ts'

/** A JSON Schema with the limits that the contract states. */
export interface FullSchema extends JsonSchema {
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: FullSchema
  properties?: Record<string, FullSchema>
  oneOf?: FullSchema[]
  additionalProperties?: unknown
  'x-decimals'?: number
  'x-file'?: FileKind[]
  'x-file-access'?: string
}

/** The schema of what an operation's successful reply is about. */
export function envelopeData({ responses }: Pick<ContractOperation, 'responses'>): FullSchema | undefined {
  const [media] = Object.values(responses['200']?.content ?? {})
  const [success] = media?.schema.oneOf ?? []
  return success?.properties?.['data']
}

/** Whether the keyword is anywhere in a schema, or in one that it refers to. */
export function mentions(document: ContractDocument, node: unknown, keyword: string, seen = new Set()): boolean {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false
  seen.add(node)
  const { $ref } = node as JsonSchema
  return (
    keyword in node ||
    (typeof $ref === 'string' && mentions(document, resolve(document, node as JsonSchema), keyword, seen)) ||
    Object.values(node).some((child) => mentions(document, child, keyword, seen))
  )
}

/** A value in a reply, with the schema that describes it. */
export interface Node {
  value: unknown
  schema: FullSchema
  /** Names of the components on the way to the schema, such as `Money`. */
  names: readonly string[]
  /** JSON pointer in the reply's data. The items of a list share `*`. */
  at: string
}

/** The reply that was looked at last. A dozen laws look at each reply in turn. */
let latest: { root: Node; nodes: readonly Node[] } | undefined

/** Visits a value and everything in it, each with its schema. */
export function walk(document: ContractDocument, root: Node, visit: (node: Node) => void): void {
  for (const node of nodesOf(document, root)) visit(node)
}

/** A value and everything in it, each with its schema. */
export function nodesOf(document: ContractDocument, root: Node): readonly Node[] {
  const before = latest?.root
  const isSame = before?.value === root.value && before?.schema === root.schema && before?.at === root.at
  if (latest === undefined || !isSame) latest = { root, nodes: nodesIn(document, root, []) }
  return latest.nodes
}

function nodesIn(document: ContractDocument, root: Node, nodes: Node[]): Node[] {
  const { schema, names } = described(document, root)
  const { value, at } = root
  nodes.push({ value, schema, names, at })
  if (Array.isArray(value)) {
    const { items } = schema
    if (items !== undefined)
      for (const item of value) nodesIn(document, { value: item, schema: items, names: [], at: `${at}/*` }, nodes)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const property = schema.properties?.[name]
      if (property !== undefined)
        nodesIn(document, { value: child, schema: property, names: [], at: `${at}/${name}` }, nodes)
    }
  }
  return nodes
}

interface Described {
  schema: FullSchema
  names: readonly string[]
}

/** Follows references and, in a union, the intended branch. */
export function described(document: ContractDocument, { value, schema, names }: Omit<Node, 'at'>): Described {
  const own = targetOf(document, schema)
  const target = own.schema
  const found = names.length === 0 ? own.names : [...names, ...own.names]
  const branch = target.oneOf?.[meantBranch(document, target.oneOf, value)]
  return branch === undefined
    ? { schema: target, names: found }
    : described(document, { value, schema: branch, names: found })
}

/** The schema that it refers to, or it itself. */
const targetOf = perSchema((document: ContractDocument, schema: FullSchema): Described => {
  const names = schema.$ref === undefined ? [] : [schema.$ref.split('/').at(-1) ?? '']
  return { schema: resolve(document, schema), names }
})

/** The index of the branch that a value was meant to match: the one with most of its fixed fields. */
export function meantBranch(document: ContractDocument, branches: readonly FullSchema[], value: unknown): number {
  const scores = branches.map((branch) => likeness(resolve(document, branch), value, document))
  return scores.indexOf(Math.max(...scores))
}

function likeness(schema: FullSchema, value: unknown, document: ContractDocument): number {
  if (value === null) return typesOf(schema).includes('null') ? 1 : -1
  if (typesOf(schema).length === 1 && typesOf(schema)[0] === 'null') return -2
  if (typeof value !== 'object' || Array.isArray(value)) return typesOf(schema).includes(typeOf(value)) ? 1 : 0
  if (schema.properties === undefined) return -1
  const fields = value as Record<string, unknown>
  return Object.entries(schema.properties).reduce((score, [name, property]) => {
    const { enum: allowed } = resolve(document, property)
    if (!(name in fields)) return schema.required?.includes(name) === true ? score - 1 : score
    return score + (allowed === undefined ? 1 : allowed.includes(fields[name]) ? 20 : -20)
  }, 0)
}

export function typesOf({ type }: FullSchema): readonly string[] {
  return type === undefined ? [] : Array.isArray(type) ? type : [type]
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The schema of what is at a pointer, in which `*` means every item. References to it are not followed. */
export function schemaAt(document: ContractDocument, root: FullSchema, pointer: string): FullSchema | undefined {
  const keys = pointer.split('/').filter((key) => key !== '')
  return keys.reduce<FullSchema | undefined>((schema, key) => {
    const { items, properties } = schema === undefined ? {} : resolve(document, schema)
    return key === '*' ? items : properties?.[key]
  }, root)
}

/** The values at a pointer, in which `*` means every item, in order. */
export function valuesAt(root: unknown, pointer: string): unknown[] {
  return pointer
    .split('/')
    .filter((key) => key !== '')
    .reduce<unknown[]>(
      (nodes, key) =>
        nodes.flatMap((node) => {
          if (key === '*') return Array.isArray(node) ? (node as unknown[]) : Object.values(node ?? {})
          const value = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined
          return value === undefined ? [] : [value]
        }),
      [root],
    )
}
