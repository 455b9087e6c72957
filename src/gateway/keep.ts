import type { RequestParts } from './exchange.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** Answers a read with what the gateway has just answered somebody else, or else asks. The data is nobody's to change. */
export type Keep = (id: OperationId, parts: RequestParts, ask: () => Promise<unknown>) => Promise<unknown>

/** Whether an operation only reads, and answers every visitor without a login alike. */
export function isPublicRead(id: OperationId): boolean {
  const { method, auth } = operations[id]
  return method === 'GET' && auth !== 'member'
}
