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

/** SHA-256 of the UTF-8 text in upper-case hexadecimal. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = hasSubtle()
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : await digestByLibrary(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/**
 * Browsers offer crypto.subtle on https and localhost only, but search must also work on a portal opened over plain
 * http.
 */
function hasSubtle(): boolean {
  return (crypto as { subtle?: unknown }).subtle !== undefined
}

async function digestByLibrary(bytes: Uint8Array): Promise<Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(bytes)
}
