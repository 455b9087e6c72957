import { sha256Hex } from './digest.ts'
import { randomId } from './randomId.ts'

interface Stamp {
  tenantId: string
  /** Milliseconds since 1970, 13 digits. */
  timestamp: string
  nonce: string
}

/**
 * The text to sign: the query's non-empty parameters, decoded, sorted by name, as `k=v` joined by `&`, then tenant id,
 * timestamp and nonce (contract/common/parameters.yaml, Sign).
 */
export function signedText(query: URLSearchParams, { tenantId, timestamp, nonce }: Stamp): string {
  const pairs = [...query]
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, value]) => `${name}=${value}`)
  return `${pairs.join('&')}&tenantId=${tenantId}&timestamp=${timestamp}&nonce=${nonce}`
}

/** The headers of one signed request. A retry needs new ones: the gateway refuses a nonce it has seen. */
export async function signatureHeaders(query: URLSearchParams, tenantId: string): Promise<Record<string, string>> {
  const timestamp = String(Date.now())
  const nonce = randomId()
  const sign = await sha256Hex(signedText(query, { tenantId, timestamp, nonce }))
  return { sign, timestamp, nonce }
}
