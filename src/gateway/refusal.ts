import { GatewayError } from './error.ts'

/** Business codes that callers react to (contract, FailureCode). */
const noRecordReturnCode = '4040'
const captchaReturnCode = '4001'
const conflictReturnCode = '4090'
const noAccessReturnCode = '4030'

/** Whether the gateway says that there is no such record. */
export function isNoRecord(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === noRecordReturnCode
}

/** Whether the gateway says that the record's state does not allow the action, or that it has already been done. */
export function isConflict(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === conflictReturnCode
}

/** Whether the gateway demands a graphic captcha, or another attempt at it. */
export function isCaptchaAsked(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === captchaReturnCode
}

/** Whether the gateway says that the record is not the caller's. */
export function isNoAccess(error: unknown): boolean {
  return error instanceof GatewayError && error.returnCode === noAccessReturnCode
}

/** Whether the gateway refuses a value because it is impossible. */
export function isImpossible(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'fields'
}

/** Whether a failed read means that the page does not exist: no such record, an impossible id, or no such address. */
export function isMissing(error: unknown): boolean {
  return isNoRecord(error) || isImpossible(error) || (error instanceof GatewayError && error.kind === 'notFound')
}
