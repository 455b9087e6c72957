import { GatewayError } from '../error.ts'

/** The error that a call failed with. */
export async function failureOf(promise: Promise<unknown>): Promise<GatewayError> {
  const error = await rejectionOf(promise)
  if (!(error instanceof GatewayError)) throw new Error(`Expected a GatewayError, got ${String(error)}`)
  return error
}

/** What the promise rejects with. Handles the rejection at once, so that a test may go on before it happens. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('Expected a rejection')
}
