import { createHash } from 'node:crypto'
import type { RawQuery } from '#mocks/contract/parameters.ts'
import { signatureTimestampTerms } from '#gateway/generated/fields/SignatureTimestamp.ts'
import { fail } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'

/** How far a timestamp may be from now, in milliseconds. */
const toleranceMs = signatureTimestampTerms.valid.seconds * 1000

interface SignedRequest {
  rawQuery: RawQuery
  headers: Readonly<Record<string, string | undefined>>
  store: Store
}

/**
 * Checks the signature of a policy search (§7). Ends the handler with 4007 when it does not match the query and the
 * tenant, when its timestamp is too far from now, or when its nonce was used before. It uses the real time, because
 * callers do not know about the gateway's simulated day.
 */
export function verifySignature({ rawQuery, headers, store }: SignedRequest, now = Date.now()): void {
  const { sign, timestamp = '', nonce = '' } = headers
  const fits = sign === signatureOf(rawQuery, { tenantId: tenantIdOf(store, headers['tenant-host']), timestamp, nonce })
  const fresh = Math.abs(now - Number(timestamp)) <= toleranceMs
  if (!fits || !fresh || !spendNonce(store, nonce, now)) fail('4007', '签名错误或已过期，请刷新页面后重试')
}

interface Stamp {
  tenantId: string
  timestamp: string
  nonce: string
}

/** The algorithm of the contract's `Sign` header. */
export function signatureOf(query: RawQuery, { tenantId, timestamp, nonce }: Stamp): string {
  const pairs = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const))
    .filter(([, text]) => text !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, text]) => `${name}=${text}`)
  const text = `${pairs.join('&')}&tenantId=${tenantId}&timestamp=${timestamp}&nonce=${nonce}`
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}

/** The tenant of the host, otherwise the first one: the demonstration has one tenant on many hosts. */
function tenantIdOf(store: Store, host: string | undefined): string {
  const tenants = store.tenants.all()
  return (tenants.find((tenant) => tenant.host === host) ?? tenants[0])?.id ?? ''
}

/** Whether the nonce is new. Nonces are stored until their timestamps are refused anyway. */
function spendNonce(store: Store, nonce: string, now: number): boolean {
  let oldest = store.policyNonces.find(() => true)
  while (oldest !== undefined && oldest.expiresAt < now) {
    store.policyNonces.remove(oldest.id)
    oldest = store.policyNonces.find(() => true)
  }
  if (store.policyNonces.get(nonce) !== undefined) return false
  // A timestamp may be ahead by the tolerance, and is then accepted for twice as long.
  store.policyNonces.insert({ id: nonce, expiresAt: now + 2 * toleranceMs })
  return true
}
