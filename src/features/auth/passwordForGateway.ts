import type { QueryClient } from '@tanstack/react-query'
import { encryptPassword } from '#gateway/passwordCipher.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The password as the gateway takes it: encrypted when the tenant publishes a key (§7), else as typed. */
export async function passwordForGateway(queryClient: QueryClient, password: string): Promise<string> {
  const { rsaPublicKey } = await queryClient.ensureQueryData(gatewayQuery('getTenantInfo', {}, { message: true }))
  return rsaPublicKey === undefined ? password : encryptPassword(password, rsaPublicKey)
}
