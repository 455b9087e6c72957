import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'

export interface ProfileResult {
  info: Schema<'ProfileSubmission'>
  /** Assigned by the gateway; empty for a visitor, who binds nothing. */
  enId: string
  /** The match report; undefined in bind-only mode. */
  report: DataOf<'createCustomerMatchReport'> | undefined
}

interface Submission {
  info: Schema<'ProfileSubmission'>
  /** A visitor gets a report without binding. */
  signedIn: boolean
  mode: 'bind-only' | 'match'
}

/**
 * The submit flow of §4 after the checks: binds the enterprise, then requests the match report with the returned enId.
 * Throws a GatewayError; there is no message, as the form shows it.
 */
export async function submitProfile(gateway: GatewayClient, submission: Submission): Promise<ProfileResult> {
  const { info, signedIn, mode } = submission
  const options = { silent: true }
  const enId = signedIn ? (await call(gateway, 'matchBindEnterprise', { body: info }, options)).enId : ''
  const bound = { ...info, enId, managementDTO: { ...info.managementDTO, enId } }
  if (mode === 'bind-only') return { info: bound, enId, report: undefined }
  const body = { rowkey: info.rowkey, enId, enInfoJson: JSON.stringify(bound) }
  const operation = signedIn ? 'createCustomerMatchReport' : 'createMatchReport'
  return { info: bound, enId, report: await call(gateway, operation, { body }, options) }
}
