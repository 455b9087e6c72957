import { member } from '../gateway/exchange.ts'
import type { Values } from '../values.ts'

/** More nodes than any tree of the contract has at its first level. */
const mostNodes = 200

/** By the id of a node that has others below it, the ids of all of them. */
export type Tree = ReadonlyMap<unknown, readonly unknown[]>

/** A tree that the gateway shows, such as its categories: records with an `id` and `children`. */
export async function treeAt(values: Values, source: string): Promise<Tree> {
  return treeOf(await values.offered(source, mostNodes))
}

export function treeOf(nodes: readonly unknown[]): Tree {
  const tree = new Map<unknown, unknown[]>()
  const idsIn = (node: unknown): unknown[] => {
    const children = member(node, 'children')
    const below = Array.isArray(children) ? children.flatMap(idsIn) : []
    if (below.length > 0) tree.set(member(node, 'id'), below)
    return [member(node, 'id'), ...below]
  }
  for (const node of nodes) idsIn(node)
  return tree
}
