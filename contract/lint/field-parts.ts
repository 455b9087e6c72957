import type { UserContext } from '@redocly/openapi-core'
import { at, isNode, listAt } from './nodes.ts'

/** A field's own schema, everything that it refers to, and what a view adds to it. */
export function fieldParts(
  schema: unknown,
  name: string,
  { resolve, location }: Pick<UserContext, 'resolve' | 'location'>,
): unknown[] {
  type Place = { node: unknown; from: string }
  const here = location.source.absoluteRef
  const follow = ({ node, from }: Place): Place => {
    const found = resolve(node as object, from)
    return { node: found.node, from: found.location?.source.absoluteRef ?? from }
  }
  const whole = (place: Place): Place[] => {
    if (!isNode(place.node)) return []
    return at(place.node, '$ref') === undefined ? [place] : [place, ...whole(follow(place))]
  }
  const lists = listAt(schema, 'allOf').map((part) => follow({ node: part, from: here }))
  return [{ node: schema, from: here }, ...lists]
    .flatMap(({ node, from }) => whole({ node: at(node, 'properties', name), from }))
    .map(({ node }) => node)
}
