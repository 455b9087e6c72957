import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import type { Countdown } from './countdown.ts'

/** The purpose of an SMS code; each has its own code and its own wait. */
export type SmsPurpose = 'login' | 'register' | 'resetPwd'

interface SmsCodeSteps {
  /** Validates tel only, and shows its error (§5). */
  telIsValid: () => Promise<boolean>
  /** Asks the gateway to send the code; rejects when it does not. */
  send: () => Promise<Schema<'SmsSent'>>
  countdown: Countdown
  /** Called once the code has been sent. */
  onSent: () => void
}

/** §4: the message for a sent code. */
export const smsSentText = '短信验证码发送成功，请等待'

/**
 * Sends an SMS code. An invalid tel sends nothing; a failed send rejects. The button waits as long as the gateway says,
 * also when it refused too many requests; any other failure starts no countdown.
 */
export async function sendSmsCode({ telIsValid, send, countdown, onSent }: SmsCodeSteps): Promise<void> {
  if (countdown.secondsLeft() > 0 || !(await telIsValid())) return
  try {
    const { resendAfter } = await send()
    countdown.start(resendAfter)
  } catch (error) {
    if (error instanceof GatewayError && error.retryAfter !== undefined) countdown.start(error.retryAfter)
    throw error
  }
  onSent()
}
