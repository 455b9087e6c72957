import type { Countdown } from './countdown.ts'

/** What an SMS code is for; each purpose has its own code and its own wait. */
export type SmsPurpose = 'login' | 'register' | 'resetPwd'

interface SmsCodeSteps {
  /** Validates tel and nothing else, and shows its error (§5). */
  telIsValid: () => Promise<boolean>
  /** Asks the gateway to send the code; rejects when it does not. */
  send: () => Promise<unknown>
  countdown: Countdown
  /** Called once the code is on its way. */
  onSent: () => void
}

/** §4: the message of a code on its way. */
export const smsSentText = '短信验证码发送成功，请等待'

/** Sends an SMS code: an invalid tel sends nothing, a failed send starts no countdown and rejects. */
export async function sendSmsCode({ telIsValid, send, countdown, onSent }: SmsCodeSteps): Promise<void> {
  if (countdown.secondsLeft() > 0 || !(await telIsValid())) return
  await send()
  countdown.start()
  onSent()
}
