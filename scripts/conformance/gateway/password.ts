import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { chunksOf } from '#gateway/passwordCipher.ts'

/**
 * Encrypted as the gateway expects it, with the tenant's key, which is base64 of its DER
 * (contract/uaa/tenant/schemas/Tenant.yaml).
 */
export function encryptedPassword(password: string, rsaPublicKey: string): string {
  const key = createPublicKey({ key: Buffer.from(rsaPublicKey, 'base64'), format: 'der', type: 'spki' })
  return chunksOf(password)
    .map((chunk) => publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(chunk)).toString('base64'))
    .join(',')
}
