import type { Location, UserContext } from '@redocly/openapi-core'

/** A part of the description as the linter hands it over: any key may be missing or of the wrong type. */
export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands under the keys, or undefined where they break off. References are not followed. */
export function at(node: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
}

/** The list under the keys; empty when there is none. */
export function listAt(node: unknown, ...keys: string[]): unknown[] {
  const value = at(node, ...keys)
  return Array.isArray(value) ? value : []
}

/** The keys of the object under the keys; empty when there is none. */
export function keysAt(node: unknown, ...keys: string[]): string[] {
  const value = at(node, ...keys)
  return isNode(value) ? Object.keys(value) : []
}

/**
 * The name a reference points to: `BusinessError` for both `../../common/schemas.yaml#/BusinessError` and
 * `#/components/schemas/BusinessError`, `Tokens` for `schemas/Tokens.yaml`. Undefined when it is no reference.
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

/** What the reference in that file points to; the node itself when it is no reference. */
export function follow(node: unknown, { resolve, location }: Pick<UserContext, 'resolve' | 'location'>): unknown {
  return isNode(node) ? resolve(node, location.source.absoluteRef).node : node
}

export function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}

/** JSON Schema types of a schema; empty when it states none. */
export function typesOf(schema: unknown): unknown[] {
  const type = at(schema, 'type')
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

/**
 * Whether a schema stands where it has a name of its own: a file of schemas/, an entry of common/schemas.yaml, or a
 * component of the bundle.
 */
export function isNamedPlace(location: Location): boolean {
  return isSourcePlace(location) || /^#\/components\/schemas\/[^/]+$/.test(location.pointer)
}

/** Keys that lead from an operation to its reply of JSON. */
export const okReply = ['responses', '200', 'content', 'application/json'] as const

/** Whether a schema has a name of its own in a source file. */
export function isSourcePlace(location: Location): boolean {
  return /^#\/[^/]*$/.test(location.pointer)
}

/** The success envelope is the one object that is written inline: in common/schemas.yaml, and by the compiler in the bundle. */
export function isEnvelopePlace(location: Location): boolean {
  return /(^#\/(components\/schemas\/)?Envelope|\/responses\/200\/content\/application~1json\/schema)\/oneOf\/0$/.test(
    location.pointer,
  )
}

/** The schema of what an operation replies with, without following a reference; undefined when there is nothing. */
export function replyData(operation: unknown): unknown {
  const data = at(operation, ...okReply, 'schema')
  return referredName(data) === 'EmptySuccess' ? undefined : data
}
