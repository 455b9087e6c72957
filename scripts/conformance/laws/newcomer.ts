import type { Operation, Part } from '../declared.ts'
import { member, type Caller } from '../gateway/exchange.ts'
import type { TirelessPerson } from '../person.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import { solvedCaptcha } from './captcha.ts'
import { holdUntold } from './codeLogin.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'

interface Claim {
  rule: string
  /** In Chinese. */
  expected: string
  isRight: boolean
  /** The operation that may be to blame instead of the one that replied. */
  by?: Operation
}

/** Somebody with a number of their own, who gets every SMS that is sent to it. */
export class Newcomer {
  readonly tel: string
  readonly #run: Run
  readonly #person: TirelessPerson
  readonly #writePassword: (password: string) => string
  /** Seconds to wait before the next SMS. */
  #resendAfter = 0
  #isHeldToLimit = false

  constructor(run: Run, person: TirelessPerson, given: { tel: string; writePassword: (password: string) => string }) {
    this.#run = run
    this.#person = person
    this.tel = given.tel
    this.#writePassword = given.writePassword
  }

  part(part: Part): Operation {
    return this.#run.part(part)
  }

  /** Every call that succeeds counts as tried: these operations are called by nobody else. */
  async ask(part: Part, parts: Partial<ValidParts>, as: Caller = 'visitor'): Promise<Reply> {
    const reply = await ask(this.#run, this.part(part), parts, as)
    if (reply.outcome.kind === 'success') this.#run.coverageOf(reply.operation.operationId).succeeded = true
    return reply
  }

  hold(reply: Reply, { by = reply.operation, rule, expected, isRight }: Claim): boolean {
    for (const operation of new Set([reply.operation, by]))
      holdReply(this.#run, 'account', { ...reply, operation }, { rule: `account ${rule}`, expected, isRight })
    return isRight
  }

  /** The reply is a success, or the story cannot go on. */
  succeeds(reply: Reply, rule: string, expected: string, by?: Operation): boolean {
    const isRight = reply.outcome.kind === 'success'
    return this.hold(reply, { rule, expected, isRight, ...(by === undefined ? {} : { by }) })
  }

  /** The reply is a refusal with the code, or the story cannot go on. */
  isRefused(reply: Reply, code: string, rule: string, expected: string, by?: Operation): boolean {
    const isRight = isRefusedWith(reply, [code])
    const words = `${expected}，返回 ${code}`
    return this.hold(reply, { rule, expected: words, isRight, ...(by === undefined ? {} : { by }) })
  }

  /** Sends an SMS once that is allowed again. */
  async send(part: 'sendCode' | 'registerCode', query: object): Promise<Reply> {
    if (this.#resendAfter > 0) await this.#person.wait(this.#resendAfter)
    this.#resendAfter = 0
    const sent = await this.ask(part, { query: { tel: this.tel, ...query } })
    if (sent.outcome.kind === 'success') this.#resendAfter = Number(member(sent.outcome.data, 'resendAfter') ?? 0)
    return sent
  }

  /** The code of an SMS, which the reply does not contain. Undefined when none was sent. */
  async code(part: 'sendCode' | 'registerCode', query: object): Promise<string | undefined> {
    const sent = await this.send(part, query)
    if (!this.succeeds(sent, 'sms', '号码可收短信时发出短信')) return undefined
    if (!(await this.#isLimited(part))) return undefined
    const code = await this.#person.smsCode(this.tel)
    holdUntold(this.#run, sent, code)
    return code
  }

  /** The next SMS has to wait, also one for another purpose. */
  async #isLimited(part: 'sendCode' | 'registerCode'): Promise<boolean> {
    if (this.#isHeldToLimit) return true
    this.#isHeldToLimit = true
    const [other, purpose] =
      part === 'sendCode'
        ? (['registerCode', { type: 'register' }] as const)
        : (['sendCode', { purpose: 'login' }] as const)
    const early = await this.ask(other, { query: { tel: this.tel, ...purpose } })
    return this.isRefused(early, '4005', 'early sms', '刚发过短信的号码再要另一用途的验证码')
  }

  /** Answers a new picture, as a parameter of an SMS. */
  async proof(): Promise<{ id: string; captchaCode: string }> {
    const { captchaCodeId, captchaCode } = await solvedCaptcha(this.#run, this.#person)
    return { id: captchaCodeId, captchaCode }
  }

  /** Logs in with a new picture. */
  async logIn(password: string, username = this.tel): Promise<Reply> {
    const captcha = await solvedCaptcha(this.#run, this.#person)
    const body = { username, password: this.#writePassword(password), loginType: 'member', ...captcha }
    return this.ask('passwordLogin', { body })
  }

  /** Registers, or sets a password with a code. */
  withCode(part: 'registration' | 'firstPassword' | 'passwordReset', verifyCode: string, password: string) {
    return this.ask(part, { body: { tel: this.tel, verifyCode, password: this.#writePassword(password) } })
  }

  changePassword(token: string, oldPassword: string, newPassword: string): Promise<Reply> {
    const [before, after] = [oldPassword, newPassword].map(this.#writePassword)
    return this.ask('passwordChange', { body: { oldPassword: before, newPassword: after } }, { token })
  }
}
