import { GatewayError } from './error.ts'

/** Business code for a record that does not exist (contract, FailureCode). */
const MISSING_RETURN_CODE = '4040'

/** Whether a failed read says that there is no such record. */
export function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && (error.kind === 'notFound' || error.returnCode === MISSING_RETURN_CODE)
}
