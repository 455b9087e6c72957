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

/** The gateway may close a kept-alive connection just as it is used again. */
export const again = { maxRetries: 2 }

/** The mock gateway's control API: what a test can read and change behind the portal's back. */
export class GatewayControl {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** Restores the seeds. */
  async reset(): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/reset`, again)
    expect(reply.ok()).toBe(true)
  }

  /** Starts another scenario (docs/mock-gateway.md). */
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

  /** Pretends that a minute has passed since the last SMS, so that a number can get the next one. */
  async letSmsRest(): Promise<void> {
    const snapshot = (await (await this.#request.get(`${gatewayUrl}/__mock/snapshot`, again)).json()) as SmsSnapshot
    const outbox = snapshot.tables.outbox.map((sms) => ({ ...sms, sentAt: sms.sentAt - 60_000 }))
    const aged = { ...snapshot, tables: { ...snapshot.tables, outbox } }
    const reply = await this.#request.post(`${gatewayUrl}/__mock/restore`, { ...again, data: { snapshot: aged } })
    expect(reply.ok()).toBe(true)
  }

  /** The text in a captcha's image. */
  async captchaAnswer(captchaCodeId: string): Promise<string> {
    const reply = await this.#request.get(`${gatewayUrl}/__mock/captcha/${captchaCodeId}`, again)
    return ((await reply.json()) as { answer: string }).answer
  }

  /** The tokens of an account. */
  async tokensOf({ username, password }: { username: string; password: string }): Promise<Schema<'Tokens'>> {
    const headers = { 'tenant-host': 'localhost' }
    const captcha = await this.#request.post(`${gatewayUrl}/uaa/api/register/captcha/graph`, { ...again, headers })
    const { captchaCodeId } = ((await captcha.json()) as { data: Schema<'GraphCaptcha'> }).data
    const data = { username, password, captchaCodeId, captchaCode: await this.captchaAnswer(captchaCodeId) }
    const reply = await this.#request.post(`${gatewayUrl}/uaa/login`, { ...again, headers, data })
    return ((await reply.json()) as { data: Schema<'Tokens'> }).data
  }

  /** The enterprises that this browser's member has bound or applied for. */
  async bindingsIn(context: BrowserContext): Promise<Schema<'Enterprise'>[]> {
    const token = (await context.cookies()).find(({ name }) => name === 'txqyfw_access_token')?.value ?? ''
    const headers = { 'tenant-host': 'localhost', authorization: `Bearer ${token}` }
    const reply = await this.#request.get(`${gatewayUrl}/enterprise/api/member/en/list`, { ...again, headers })
    return ((await reply.json()) as { data: Schema<'Enterprise'>[] }).data
  }

  /** Changes the gateway's date to yyyy-MM-dd: its nightly work is done, and members have to log in again. */
  async moveTo(today: string): Promise<void> {
    const reply = await this.#request.put(`${gatewayUrl}/__mock/settings`, { ...again, data: { today } })
    expect(reply.ok()).toBe(true)
  }

  /** Expires every access token. */
  async expireTokens(): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/tokens/expire`, again)
    expect(reply.ok()).toBe(true)
  }

  /** Ends this browser's session for good: neither of its tokens is valid any more. */
  async endSession(context: BrowserContext): Promise<void> {
    await this.expireTokens()
    await context.addCookies([
      { name: 'txqyfw_refresh_token', value: 'no-such-token-0000', domain: 'localhost', path: '/', secure: true },
    ])
  }

  /** Sets the reply for the next calls of an operation; one call by default. */
  async failNext(
    operationId: string,
    reply: { status?: number; returnCode?: string; errorMessage?: string; times?: number },
  ) {
    await this.#next({ operationId, ...reply })
  }

  /**
   * The next call of an operation finds the session ended. Other calls of the page do not: they would lead to the login
   * before it is made.
   */
  async endSessionAt(operationId: string) {
    for (const call of [operationId, 'refreshTokens']) await this.failNext(call, { status: 401 })
  }

  /** Delays the reply to the next call of an operation. */
  async delayNext(operationId: string, delayMs: number) {
    await this.#next({ operationId, delayMs })
  }

  /** Delays each piece of the next streamed reply of an operation, and cuts it after some pieces. */
  async piecesOfNext(operationId: string, pieces: { pieceMs?: number; cutAfter?: number }) {
    await this.#next({ operationId, ...pieces })
  }

  async #next(data: object) {
    const answer = await this.#request.post(`${gatewayUrl}/__mock/next`, { ...again, data })
    expect(answer.ok()).toBe(true)
  }

  /** How many calls of an operation have succeeded since a moment. */
  async timesDone(operationId: string, since: Date): Promise<number> {
    const calls = await this.callsSince(since)
    return calls.filter((call) => call.operationId === operationId && call.returnCode === '200').length
  }

  /** The calls answered since a moment, oldest first; the last 200 at most. */
  async callsSince(moment: Date): Promise<readonly Call[]> {
    const calls = (await (await this.#request.get(`${gatewayUrl}/__mock/requests`, again)).json()) as Call[]
    return calls.filter(({ time }) => time >= moment.toISOString())
  }

  /** The back office's decision on a pending record. */
  async audit(decision: { id: string; pass: boolean; remark?: string; block?: boolean }): Promise<void> {
    const reply = await this.#request.post(`${gatewayUrl}/__mock/audit`, { ...again, data: decision })
    expect(reply.ok()).toBe(true)
  }

  /** Replies of the gateway that have broken the contract since the last reset. */
  async drifts(): Promise<unknown[]> {
    return ((await (await this.#request.get(`${gatewayUrl}/__mock`, again)).json()) as Overview).drifts
  }
}
