import { GatewayError } from '../error.ts'
import { rejectionOf } from './rejectionOf.ts'

/** The error that a call failed with. */
export async function failureOf(promise: Promise<unknown>): Promise<GatewayError> {
  const error = await rejectionOf(promise)
  if (!(error instanceof GatewayError)) throw new Error(`Expected a GatewayError, got ${String(error)}`)
  return error
}
