import type { ContractOperation } from '#compiler/document.ts'

/** Where a request leads: an operation, a path that knows only other methods, or nowhere. */
export type Route =
  | { kind: 'operation'; operation: ContractOperation; path: Record<string, string> }
  | { kind: 'otherMethods'; methods: string[] }
  | { kind: 'nowhere' }

interface Node {
  literals: Map<string, Node>
  template: Node | undefined
  operations: Map<string, ContractOperation>
}

/** Finds the operation of a request segment by segment; a literal segment wins over a template. */
export class Router {
  readonly #root = createNode()

  /** Throws when two operations claim the same method and path, whatever they call its parameters. */
  constructor(operations: ContractOperation[]) {
    for (const operation of operations) this.#add(operation)
  }

  /** The segments are decoded. */
  find(method: string, segments: readonly string[]): Route {
    const nodes = candidates(this.#root, segments, 0)
    for (const node of nodes) {
      const operation = node.operations.get(method)
      if (operation !== undefined) return { kind: 'operation', operation, path: pathOf(operation, segments) }
    }
    const methods = nodes.flatMap((node) => Array.from(node.operations.keys()))
    return methods.length > 0 ? { kind: 'otherMethods', methods } : { kind: 'nowhere' }
  }

  #add(operation: ContractOperation) {
    let node = this.#root
    for (const segment of splitPath(operation.path)) {
      if (isTemplate(segment)) {
        node.template ??= createNode()
        node = node.template
        continue
      }
      const next = node.literals.get(segment) ?? createNode()
      node.literals.set(segment, next)
      node = next
    }
    const owner = node.operations.get(operation.method)
    if (owner !== undefined) {
      throw new Error(
        `${operation.method} ${operation.path} is claimed by ${owner.operationId} and ${operation.operationId}`,
      )
    }
    node.operations.set(operation.method, operation)
  }
}

function createNode(): Node {
  return { literals: new Map(), template: undefined, operations: new Map() }
}

function candidates(node: Node, segments: readonly string[], index: number): Node[] {
  const segment = segments[index]
  if (segment === undefined) return node.operations.size > 0 ? [node] : []
  const literal = node.literals.get(segment)
  return [
    ...(literal === undefined ? [] : candidates(literal, segments, index + 1)),
    ...(node.template === undefined ? [] : candidates(node.template, segments, index + 1)),
  ]
}

function pathOf(operation: ContractOperation, segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    splitPath(operation.path).flatMap((template, index) =>
      isTemplate(template) ? [[template.slice(1, -1), segments[index] ?? '']] : [],
    ),
  )
}

function splitPath(path: string): string[] {
  return path.split('/').slice(1)
}

function isTemplate(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}')
}
