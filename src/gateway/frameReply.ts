import { dataOf } from './envelope.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** What the frame of every page asks for: the tenant and the links of its footer. */
const FRAME: readonly OperationId[] = ['getTenantInfo', 'listModuleConfigs']

/** Which operation of the frame a request calls; undefined for any other. */
export function frameOperation(method: string, pathname: string): OperationId | undefined {
  return FRAME.find((id) => operations[id].method === method && pathname.endsWith(operations[id].path))
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
