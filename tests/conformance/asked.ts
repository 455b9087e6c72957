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

export async function dataOf(ask: Ask, target: string): Promise<Loose> {
  return (await ask(target)).data
}

/** The records of a list's first page, as the member of the check sees them. */
export async function recordsIn(ask: Ask, list: string): Promise<Loose[]> {
  return (await ask(list)).data.records
}

/** Logs in the member of the check with a new captcha. */
export async function signIn(ask: Ask): Promise<{ access_token: string; refresh_token: string }> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username: 'member01', password: 'Portal@2026', captchaCode: answer, captchaCodeId }
  return (await ask('/uaa/login', { body, as: 'visitor' })).data
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

/** Who sends a request: the header that says so, empty for a visitor. */
export function askerOf({ headers }: Pick<Passing, 'headers'>): string {
  return headers['authorization'] ?? ''
}

/** Whether a text is like what was typed, when a database reads `%` and `_` in it as wildcards. */
export function isLike(text: string, typed: string): boolean {
  const pattern = typed
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return new RegExp(pattern, 'isu').test(text)
}

/** What reads a parameter of the query, empty where it is left out. */
export function parameter(name: string): (passing: Pick<Passing, 'url'>) => string {
  return ({ url }) => url.searchParams.get(name) ?? ''
}

/** Uploads a file as the member; resolves to its address. */
export async function upload(ask: Ask, name: string, type: string, content: Buffer): Promise<string> {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const { data } = await ask('/uaa/api/upload/file', { method: 'POST', rawBody: body as unknown as string, headers })
  return data.url
}
