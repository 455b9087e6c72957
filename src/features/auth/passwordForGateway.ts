import type { QueryClient } from '@tanstack/react-query'
import { encryptPassword } from '#gateway/passwordCipher.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The password in the form the gateway expects: encrypted when the tenant publishes a key (§7), otherwise as typed. */
export async function passwordForGateway(queryClient: QueryClient, password: string): Promise<string> {
  const { rsaPublicKey } = await queryClient.ensureQueryData(gatewayQuery('getTenantInfo', {}, { message: true }))
  return rsaPublicKey === undefined ? password : encryptPassword(password, rsaPublicKey)
}
