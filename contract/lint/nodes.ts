import type { Location, UserContext } from '@redocly/openapi-core'

/** A part of the description as the linter passes it: any key may be missing or of the wrong type. */
export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The part at these keys, or undefined when one is missing. References are not followed. */
export function at(node: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
}

/** The list at these keys. Empty when there is none. */
export function listAt(node: unknown, ...keys: string[]): unknown[] {
  const value = at(node, ...keys)
  return Array.isArray(value) ? value : []
}

/** The keys of the object at these keys. Empty when there is none. */
export function keysAt(node: unknown, ...keys: string[]): string[] {
  const value = at(node, ...keys)
  return isNode(value) ? Object.keys(value) : []
}

/**
 * The name that a reference points to: `BusinessError` for both `../../common/schemas.yaml#/BusinessError` and
 * `#/components/schemas/BusinessError`, `Tokens` for `schemas/Tokens.yaml`. Undefined when it is not a reference.
 */
export function referredName(node: unknown): string | undefined {
  const ref = at(node, '$ref')
  return typeof ref === 'string'
    ? ref
        .replace(/\.yaml$/, '')
        .split('/')
        .at(-1)
    : undefined
}

/** The target of a reference in that file, or the node itself when it is not a reference. */
export function follow(node: unknown, { resolve, location }: Pick<UserContext, 'resolve' | 'location'>): unknown {
  return isNode(node) ? resolve(node, location.source.absoluteRef).node : node
}

export function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}

/** JSON Schema types of a schema. Empty when it states none. */
export function typesOf(schema: unknown): unknown[] {
  const type = at(schema, 'type')
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

/**
 * Whether a schema is in a place that gives it a name: a file of schemas/, an entry of common/schemas.yaml, or a
 * component of the bundle.
 */
export function isNamedPlace(location: Location): boolean {
  return isSourcePlace(location) || /^#\/components\/schemas\/[^/]+$/.test(location.pointer)
}

/** The keys from an operation to its JSON reply. */
export const okReply = ['responses', '200', 'content', 'application/json'] as const

/** Whether a schema has its own name in a source file. */
export function isSourcePlace(location: Location): boolean {
  return /^#\/[^/]*$/.test(location.pointer)
}

/**
 * The success envelope is the only object without a name: in common/schemas.yaml, and in the bundle, where the compiler
 * inserts it.
 */
export function isEnvelopePlace(location: Location): boolean {
  return /(^#\/(components\/schemas\/)?Envelope|\/responses\/200\/content\/application~1json\/schema)\/oneOf\/0$/.test(
    location.pointer,
  )
}

/** The schema of an operation's reply data, without following a reference. Undefined when there is none. */
export function replyData(operation: unknown): unknown {
  const data = at(operation, ...okReply, 'schema')
  return referredName(data) === 'EmptySuccess' ? undefined : data
}
