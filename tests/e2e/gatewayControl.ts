import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import type { Schema } from '#gateway/contract.ts'
import { gatewayUrl } from './addresses.ts'

interface Sms {
  tel: string
  code: string
}

interface SmsSnapshot {
  tables: { outbox: { sentAt: number }[] }
}

interface Overview {
  drifts: unknown[]
}

interface Call {
  /** ISO 8601. */
  time: string
  operationId?: string
  returnCode?: string
}

/** A connection kept alive may be closed by the gateway in the very moment in which it is used again. */
export const again = { maxRetries: 2 }

/** The mock gateway's control API: what a test may know and change behind the portal's back. */
export class GatewayControl {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** Back to the seeded world. */
  async reset(): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/reset`, again)
    expect(reply.ok()).toBe(true)
  }

  /** Starts another world of the region (docs/mock-gateway.md). */
  async enterWorld(name: 'fresh' | 'provider-pending' | 'no-enterprise' | 'empty-region'): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/scenario`, { ...again, data: { name } })
    expect(reply.ok()).toBe(true)
  }

  /** All SMS sent since the last reset, latest first. */
  async sentSms(): Promise<Sms[]> {
    return (await (await this.#request.get(`${gatewayUrl}/__mock/outbox`, again)).json()) as Sms[]
  }

  /** The latest SMS code sent to a number; waits until there is one. */
  async smsCode(tel: string): Promise<string> {
    const latest = async () => (await this.sentSms()).find((sms) => sms.tel === tel)?.code
    await expect.poll(latest, { message: `an SMS to ${tel}` }).toBeDefined()
    return (await latest()) ?? ''
  }

  /** As if a minute had passed since the last SMS: a number may get the next one. */
  async letSmsRest(): Promise<void> {
    const snapshot = (await (await this.#request.get(`${gatewayUrl}/__mock/snapshot`, again)).json()) as SmsSnapshot
    const outbox = snapshot.tables.outbox.map((sms) => ({ ...sms, sentAt: sms.sentAt - 60_000 }))
    const aged = { ...snapshot, tables: { ...snapshot.tables, outbox } }
    const reply = await this.#request.post(`${gatewayUrl}/__mock/restore`, { ...again, data: { snapshot: aged } })
    expect(reply.ok()).toBe(true)
  }

  /** What the image of a captcha says. */
  async captchaAnswer(captchaCodeId: string): Promise<string> {
    const reply = await this.#request.get(`${gatewayUrl}/__mock/captcha/${captchaCodeId}`, again)
    return ((await reply.json()) as { answer: string }).answer
  }

  /** What an account gets for its password. */
  async tokensOf({ username, password }: { username: string; password: string }): Promise<Schema<'Tokens'>> {
    const headers = { 'tenant-host': 'localhost' }
    const captcha = await this.#request.post(`${gatewayUrl}/uaa/api/register/captcha/graph`, { ...again, headers })
    const { captchaCodeId } = ((await captcha.json()) as { data: Schema<'GraphCaptcha'> }).data
    const data = { username, password, captchaCodeId, captchaCode: await this.captchaAnswer(captchaCodeId) }
    const reply = await this.#request.post(`${gatewayUrl}/uaa/login`, { ...again, headers, data })
    return ((await reply.json()) as { data: Schema<'Tokens'> }).data
  }

  /** The enterprises that who is signed in in this browser has bound, or asked for. */
  async bindingsIn(context: BrowserContext): Promise<Schema<'Enterprise'>[]> {
    const token = (await context.cookies()).find(({ name }) => name === 'txqyfw_access_token')?.value ?? ''
    const headers = { 'tenant-host': 'localhost', authorization: `Bearer ${token}` }
    const reply = await this.#request.get(`${gatewayUrl}/enterprise/api/member/en/list`, { ...again, headers })
    return ((await reply.json()) as { data: Schema<'Enterprise'>[] }).data
  }

  /** Moves the gateway to another day, yyyy-MM-dd: what it does over night is done, and who is signed in has to log in anew. */
  async moveTo(today: string): Promise<void> {
    const reply = await this.#request.put(`${gatewayUrl}/__mock/settings`, { ...again, data: { today } })
    expect(reply.ok()).toBe(true)
  }

  /** Makes every access token out of date, as time would. */
  async expireTokens(): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/tokens/expire`, again)
    expect(reply.ok()).toBe(true)
  }

  /** Ends the session of this browser for good: neither of its tokens is worth anything any more. */
  async endSession(context: BrowserContext): Promise<void> {
    await this.expireTokens()
    await context.addCookies([
      { name: 'txqyfw_refresh_token', value: 'no-such-token-0000', domain: 'localhost', path: '/', secure: true },
    ])
  }

  /** What the next calls of an operation, one unless told, get in place of its own reply. */
  async failNext(
    operationId: string,
    reply: { status?: number; returnCode?: string; errorMessage?: string; times?: number },
  ) {
    await this.#next({ operationId, ...reply })
  }

  /**
   * The next call of an operation finds the session over. Whatever else the page still asks for does not: it would lead to the
   * login before the call is made.
   */
  async endSessionAt(operationId: string) {
    for (const call of [operationId, 'refreshTokens']) await this.failNext(call, { status: 401 })
  }

  /** The next call of an operation gets its own reply later. */
  async delayNext(operationId: string, delayMs: number) {
    await this.#next({ operationId, delayMs })
  }

  /** The next call of an operation that answers in pieces is so many ms late with each, and cut after so many. */
  async piecesOfNext(operationId: string, pieces: { pieceMs?: number; cutAfter?: number }) {
    await this.#next({ operationId, ...pieces })
  }

  async #next(data: object) {
    const answer = await this.#request.post(`${gatewayUrl}/__mock/next`, { ...again, data })
    expect(answer.ok()).toBe(true)
  }

  /** How often an operation has been answered with a success among the last 200 calls; a reset does not begin anew. */
  async timesDone(operationId: string): Promise<number> {
    const calls = await this.#calls()
    return calls.filter((call) => call.operationId === operationId && call.returnCode === '200').length
  }

  /** The calls that have been answered since a moment, oldest first; the last 200 at most. */
  async callsSince(moment: Date): Promise<readonly Call[]> {
    return (await this.#calls()).filter(({ time }) => time >= moment.toISOString())
  }

  async #calls(): Promise<readonly Call[]> {
    return (await (await this.#request.get(`${gatewayUrl}/__mock/requests`, again)).json()) as Call[]
  }

  /** What the back office decides on what waits for it. */
  async audit(decision: { id: string; pass: boolean; remark?: string; block?: boolean }): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/audit`, { ...again, data: decision })
    expect(reply.ok()).toBe(true)
  }

  /** Replies of the gateway that broke the contract since the last reset. */
  async drifts(): Promise<unknown[]> {
    return ((await (await this.#request.get(`${gatewayUrl}/__mock`, again)).json()) as Overview).drifts
  }
}
