import type { UserContext } from '@redocly/openapi-core'
import { at, isNode, listAt, typesOf, type Node } from './nodes.ts'

/** A schema, and the file to which its references are relative. */
export interface Place {
  node: unknown
  from: string
}

/** The values that a schema allows. */
interface Shape {
  /** Empty when it states none. */
  types: unknown[]
  /** Limits, pattern and enum, by keyword. */
  keywords: Node
  items?: Place
}

const least = ['minimum', 'minLength', 'minItems']
const most = ['maximum', 'maxLength', 'maxItems']
const texts = ['pattern', 'format']

/**
 * Places where a view allows more than its field does: a limit that is wider or missing, or an additional value or
 * type. When a view names another schema, all of that schema is compared with the field.
 */
export function widenings(own: Place, field: Place, context: UserContext): string[] {
  const known = shapeOf(field, context)
  const said = shapeOf(own, context)
  const isWhole = ['$ref', 'type', 'oneOf'].some((key) => at(own.node, key) !== undefined)
  return wider(isWhole ? said : { ...known, keywords: { ...known.keywords, ...said.keywords } }, known, context)
}

function wider(own: Shape, known: Shape, context: UserContext): string[] {
  const text = (keyword: string, { keywords }: Shape) => JSON.stringify(keywords[keyword]) ?? 'none'
  const limit = (keyword: string) => `${keyword} ${text(keyword, own)} for ${text(keyword, known)}`
  const values = own.keywords['enum']
  const added = known.keywords['enum'] === undefined ? [] : addedTo(known.keywords['enum'], values)
  // A value of an enum needs no further limits.
  const limits =
    values === undefined ? [...least, ...most, ...texts].filter((keyword) => isWider(keyword, own, known)) : []
  const items = own.items === undefined || known.items === undefined ? [] : itemsWider(own.items, known.items, context)
  return [...addedTypes(own, known), ...added, ...limits.map(limit), ...items]
}

function itemsWider(own: Place, known: Place, context: UserContext): string[] {
  return wider(shapeOf(own, context), shapeOf(known, context), context).map((each) => `items: ${each}`)
}

function isWider(keyword: string, own: Shape, known: Shape): boolean {
  const [mine, theirs] = [own.keywords[keyword], known.keywords[keyword]]
  if (theirs === undefined) return false
  if (mine === undefined) return true
  if (typeof mine !== 'number' || typeof theirs !== 'number') return false
  return least.includes(keyword) ? mine < theirs : mine > theirs
}

function addedTypes(own: Shape, known: Shape): string[] {
  const allowed = new Set(known.types.includes('number') ? [...known.types, 'integer'] : known.types)
  if (allowed.size === 0) return []
  return own.types.filter((type) => !allowed.has(type)).map((type) => `the type ${String(type)}`)
}

function addedTo(known: unknown, own: unknown): string[] {
  if (!Array.isArray(known)) return []
  if (!Array.isArray(own)) return ['any value']
  return own.filter((value) => !known.includes(value)).map((value) => `the value ${String(value)}`)
}

/** Merged with what the schema refers to. Its own keys win. A nullable one has its other type and null. */
function shapeOf({ node, from }: Place, context: UserContext): Shape {
  if (!isNode(node)) return { types: [], keywords: {} }
  const choices = listAt(node, 'oneOf')
  const other = choices.find((choice) => at(choice, 'type') !== 'null')
  const target = node['$ref'] === undefined ? { node: other, from } : follow({ node, from }, context)
  const base = shapeOf(target, context)
  const types = typesOf(node)
  const nullable = choices.some((choice) => at(choice, 'type') === 'null') ? ['null'] : []
  const limits = [...least, ...most, ...texts, 'enum'].filter((key) => node[key] !== undefined)
  const values = node['const'] === undefined ? {} : { enum: [node['const']] }
  const items = node['items'] === undefined ? base.items : { node: node['items'], from }
  return {
    types: types.length > 0 ? types : [...base.types, ...nullable],
    keywords: { ...base.keywords, ...Object.fromEntries(limits.map((key) => [key, node[key]])), ...values },
    ...(items !== undefined && { items }),
  }
}

function follow({ node, from }: Place, { resolve }: UserContext): Place {
  const found = resolve(node as object, from)
  return { node: found.node, from: found.location?.source.absoluteRef ?? from }
}
