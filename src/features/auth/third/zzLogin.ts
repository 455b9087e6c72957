import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import { isConflict, isNoRecord } from '#gateway/refusal.ts'

/** How often to poll whether the code has been scanned and confirmed, in ms. */
export const askEvery = 2000

/** The state of a QR code. */
export type ZzOutcome = { state: 'waiting' } | { state: 'expired' } | { state: 'confirmed'; tokens: Schema<'Tokens'> }

/** Checks once whether a QR code has been scanned and confirmed. Throws a GatewayError for any other failure. */
export async function askForZzToken(gateway: GatewayClient, qrId: string): Promise<ZzOutcome> {
  try {
    return { state: 'confirmed', tokens: await call(gateway, 'createZzToken', { body: { qrId } }, { silent: true }) }
  } catch (error) {
    if (isConflict(error)) return { state: 'waiting' }
    if (isNoRecord(error)) return { state: 'expired' }
    throw error
  }
}
