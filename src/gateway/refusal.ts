import { GatewayError } from './error.ts'

/** Business codes that callers act upon (contract, FailureCode). */
const noRecordReturnCode = '4040'
const conflictReturnCode = '4090'

/** Whether the gateway says that there is no such record. */
export function isNoRecord(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === noRecordReturnCode
}

/** Whether the gateway says that the record's state does not allow it, or that it has been done already. */
export function isConflict(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === conflictReturnCode
}

/** Whether a failed read means a page that does not exist: no such record, or no such address. */
export function isMissing(error: unknown): boolean {
  return isNoRecord(error) || (error instanceof GatewayError && error.kind === 'notFound')
}
