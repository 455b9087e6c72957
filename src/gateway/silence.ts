import type { GatewayError } from './error.ts'

/** Show no message when a call fails; or only none for the failures its caller expects. */
export type Silence = boolean | ((error: GatewayError) => boolean) | undefined

/** Whether a failed call shows no message. */
export function isSilent(silence: Silence, error: GatewayError): boolean {
  return typeof silence === 'function' ? silence(error) : silence === true
}
