import type { GatewayError } from './error.ts'

/** Show no message when a call fails, or none for failures that the caller expects. */
export type Silence = boolean | ((error: GatewayError) => boolean) | undefined

/** Whether a failed call shows no message. */
export function isSilent(silence: Silence, error: GatewayError): boolean {
  return typeof silence === 'function' ? silence(error) : silence === true
}
