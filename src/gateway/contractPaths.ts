import { operations, type OperationId } from './generated/operations.ts'

/** An operation of the contract, as a request addresses it. */
interface ContractOperation {
  id: OperationId
  method: string
  /** With the names of its parameters in braces. */
  path: string
}

interface Template {
  matches: RegExp
  operation: ContractOperation
}

/**
 * A parameter is one segment of unreserved characters (RFC 3986 §2.3) that does not begin with a dot. So nothing behind
 * the portal can decode it, cut it at a `;` or use it to reach another path. The contract's ids use fewer characters
 * still.
 */
const PARAMETER = String.raw`[\w~-][\w.~-]*`

const fixed = new Map<string, ContractOperation[]>()
const templates: Template[] = []

for (const [id, { method, path }] of Object.entries(operations)) {
  const operation = { id: id as OperationId, method, path }
  if (path.includes('{')) templates.push({ matches: templatePattern(path), operation })
  else fixed.set(path, [...(fixed.get(path) ?? []), operation])
}

/**
 * The methods that the contract has for a gateway path; none for an unknown path. The path is compared literally,
 * without decoding.
 */
export function contractMethods(path: string): string[] {
  const methods = new Set(operationsAt(path).map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods]
}

/** The operation that a request to the gateway calls; undefined when the contract has none. */
export function operationAt(method: string, path: string): ContractOperation | undefined {
  const called = method === 'HEAD' ? 'GET' : method
  return operationsAt(path).find((operation) => operation.method === called)
}

function operationsAt(path: string): ContractOperation[] {
  const fitting = templates.filter(({ matches }) => matches.test(path)).map(({ operation }) => operation)
  return [...(fixed.get(path) ?? []), ...fitting]
}

function templatePattern(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(PARAMETER)}$`)
}
