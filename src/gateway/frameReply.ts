import { dataOf } from './envelope.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** The operations behind the frame of every page: the tenant and the footer's links. */
const FRAME: ReadonlySet<OperationId> = new Set(['getTenantInfo', 'listModuleConfigs'])

/** Whether every page needs this operation's reply. */
export function isOfFrame(id: OperationId): boolean {
  return FRAME.has(id)
}

/** Whether a reply's JSON reports success. */
export function isSuccess(id: OperationId, status: number, json: string): boolean {
  try {
    dataOf(id, operations[id].reply, { status, body: JSON.parse(json) as unknown })
    return true
  } catch {
    return false
  }
}
