import type { RequestParts } from './exchange.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** Answers a read with a recent reply to somebody else, or makes the call. */
export type Keep = (id: OperationId, parts: RequestParts, ask: () => Promise<unknown>) => Promise<unknown>

/**
 * Whether an operation only reads, answers every visitor without a login alike, and returns data rather than a file.
 */
export function isPublicRead(id: OperationId): boolean {
  const { method, auth, reply } = operations[id]
  return method === 'GET' && auth !== 'member' && reply !== 'binary'
}
