import { addDays } from '#mocks/time/days.ts'
import { signatureOf } from '#mocks/services/policy/library/signature.ts'
import type { Ask, Loose, Passing } from './defect.ts'

const seededTenant = 't-321283'
let nonces = 0

/** The records of a list's first page, as a visitor sees them. */
export async function shownRecords(ask: Ask, list: string): Promise<Loose[]> {
  return (await ask(list, { as: 'visitor' })).data.records
}

/** The data of what a list's records lead to. */
export async function opened(ask: Ask, records: readonly Loose[], target: (record: Loose) => string): Promise<Loose[]> {
  const found: Loose[] = []
  for (const record of records) found.push((await ask(target(record))).data)
  return found
}

/** The headers of a policy search. */
export function signatureHeaders(query: Record<string, string>): Record<string, string> {
  nonces += 1
  const stamp = { timestamp: String(Date.now()), nonce: `conformance${String(nonces).padStart(8, '0')}` }
  return { ...stamp, sign: signatureOf(query, { tenantId: seededTenant, ...stamp }) }
}

/** Whether the request carries the signature that belongs to it. */
export function isSigned({ url, headers }: Passing): boolean {
  const { sign, timestamp = '', nonce = '' } = headers
  return sign === signatureOf(Object.fromEntries(url.searchParams), { tenantId: seededTenant, timestamp, nonce })
}

/** The day so many days after a moment's own, `yyyy-MM-dd`. */
export function dayAfter(moment: string, days: number): string {
  return addDays(moment.slice(0, 10), days)
}

export function bodyOf({ body }: Pick<Passing, 'body'>): Record<string, Loose> {
  try {
    return (JSON.parse(body) ?? {}) as Record<string, Loose>
  } catch {
    return {}
  }
}
