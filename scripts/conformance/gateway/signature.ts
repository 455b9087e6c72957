import { createHash, randomBytes } from 'node:crypto'
import { signedText } from '#gateway/signature.ts'

/** The headers `sign`, `timestamp` and `nonce` of a signed operation (contract/common/parameters.yaml, Sign). */
export function signed(query: URLSearchParams, tenantId: string, now = Date.now()): Record<string, string> {
  const timestamp = String(now)
  const nonce = randomBytes(16).toString('hex')
  const text = signedText(query, { tenantId, timestamp, nonce })
  return { sign: createHash('sha256').update(text).digest('hex').toUpperCase(), timestamp, nonce }
}
