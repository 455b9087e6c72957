import { randomInt } from 'node:crypto'
import type { Schema } from '#gateway/contract.ts'
import { smsSentQuota, smsSentTerms } from '#gateway/generated/fields/SmsSent.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, failFor, type GatewayServices, type Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { spendCaptcha } from './captcha.ts'
import { clearFailures, failCounted, refuseWhileLocked } from './failureLock.ts'

const lifetimeSeconds = smsSentTerms.valid.seconds
const minuteMs = 60_000
/** Further messages need a graphic captcha, as a program might be harassing others. */
const { unproven, ...limits } = smsSentQuota

interface SmsContext {
  store: Store
  clock: Clock
  gateway: GatewayServices
}

export const smsHandlers = {
  sendLoginSmsCaptcha: (context) => sendCode(context, context.query.tel, context.query.purpose),

  sendRegisterSmsCaptcha: (context) => {
    const { tel, type, id, captchaCode } = context.query
    if (id !== undefined || captchaCode !== undefined) spendCaptcha(context, id ?? '', captchaCode ?? '')
    else if (unprovenLately(context, tel) >= unproven.most) fail('4001', '请先输入图形验证码')
    return sendCode(context, tel, type, id === undefined)
  },
} satisfies Handlers

/** Ends with 4004 unless the code is valid, like `checkSmsCode`. A valid code is used up. */
export function spendSmsCode(context: SmsContext, tel: string, type: string, code: string): void {
  checkSmsCode(context, tel, type, code)()
}

/**
 * Ends with 4004 unless the code was sent to that number for that purpose, has not expired and was not used. Call the
 * returned function to use up the code.
 */
export function checkSmsCode(context: SmsContext, tel: string, type: string, code: string): () => void {
  const { store, clock } = context
  const key = `sms:${type}:${tel}`
  refuseWhileLocked(context, key)
  // Only the newest code counts: a new one replaces the one before.
  const sent = store.outbox.by('tel', tel).findLast((row) => row.type === type)
  if (sent === undefined || sent.used || sent.code !== code || sent.expiresAt <= clock.now().getTime()) {
    return failCounted(context, key, '4004', '短信验证码错误或已过期')
  }
  clearFailures(context, key)
  return () => void store.outbox.update(sent.id, { used: true })
}

function unprovenLately({ store, clock }: SmsContext, tel: string): number {
  const earliest = clock.now().getTime() - unproven.seconds * 1000
  return store.outbox.by('tel', tel).filter((row) => row.isUnproven && row.sentAt > earliest).length
}

/** Unknown numbers also get a code, so that the reply does not reveal whether the number has an account. */
function sendCode(
  { store, clock, gateway }: SmsContext,
  tel: string,
  type: string,
  isUnproven = false,
): Schema<'SmsSent'> {
  const now = clock.now().getTime()
  const sentTimes = store.outbox.by('tel', tel).map((row) => row.sentAt)
  for (const { seconds, most } of Object.values(limits)) {
    const periodMs = seconds * 1000
    // The message that must be older than the period before the next one may be sent.
    const blocking = sentTimes.filter((sentAt) => sentAt > now - periodMs).at(-most)
    if (blocking === undefined) continue
    const waitMs = blocking + periodMs - now
    failFor(Math.ceil(waitMs / 1000), `短信发送过于频繁，请${waitText(waitMs)}后再试`)
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  gateway.sendSms({ tel, type, code, lifetimeSeconds, isUnproven })
  return { resendAfter: limits.resend.seconds }
}

function waitText(ms: number): string {
  return ms <= minuteMs ? ` ${Math.ceil(ms / 1000)} 秒` : ` ${Math.ceil(ms / minuteMs)} 分钟`
}
