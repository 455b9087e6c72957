import findMyWay, { type HTTPMethod } from 'find-my-way'
import type { ContractOperation } from '#compiler/document.ts'

/** What a request matches: an operation, a path without this method, or nothing. */
export type Route =
  | { kind: 'operation'; operation: ContractOperation; path: Record<string, string> }
  | { kind: 'otherMethods'; methods: string[] }
  | { kind: 'nowhere' }

/** Longer than any request line that Node accepts. */
const longestSegment = 1_000_000

/** Finds the operation of a request; a literal segment wins over a template. */
export class Router {
  readonly #routes = findMyWay({ maxParamLength: longestSegment })
  readonly #methods: Set<string>

  /** Throws when two operations claim the same method and path, even with different parameter names. */
  constructor(operations: ContractOperation[]) {
    this.#methods = new Set(operations.map(({ method }) => method))
    for (const operation of operations) {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
      // The contract check ensures that the method is an HTTP method.
      this.#routes.on(operation.method as HTTPMethod, path, () => {}, operation)
    }
  }

  /** The segments must be decoded. */
  find(method: string, segments: readonly string[]): Route {
    const path = `/${segments.map(encodeURIComponent).join('/')}`
    const found = this.#at(method, path)
    if (found !== null) {
      // Path parameters are always required in the contract.
      const parameters = found.params as Record<string, string>
      return { kind: 'operation', operation: found.store as ContractOperation, path: { ...parameters } }
    }
    const methods = [...this.#methods].filter((each) => this.#at(each, path) !== null)
    return methods.length > 0 ? { kind: 'otherMethods', methods } : { kind: 'nowhere' }
  }

  #at(method: string, path: string) {
    return this.#routes.find(method as HTTPMethod, path)
  }
}
