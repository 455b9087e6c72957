import { dataOf } from './envelope.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** What the frame of every page asks for: the tenant and the links of its footer. */
const FRAME: ReadonlySet<OperationId> = new Set(['getTenantInfo', 'listModuleConfigs'])

/** Whether every page needs what this operation answers. */
export function isOfFrame(id: OperationId): boolean {
  return FRAME.has(id)
}

/** Whether a reply's JSON says that the gateway could do what was asked. */
export function isSuccess(id: OperationId, status: number, json: string): boolean {
  try {
    dataOf(id, operations[id].reply, { status, body: JSON.parse(json) as unknown })
    return true
  } catch {
    return false
  }
}
