import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { call } from '#gateway/call.ts'
import { gatewayOf } from '#gateway/query.ts'
import { isCaptchaAsked } from '#gateway/refusal.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { compactPhone } from '#ui/form/compactPhone.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { sendLabel, type Countdown } from './countdown.ts'
import type { SmsForm } from './loginForms.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import * as fields from '#gateway/generated/fields/TelPasswordForm.ts'
import { sendSmsCode, smsSentText, type SmsPurpose } from './smsCode.ts'
import type { SolvedCaptcha } from './SmsCaptcha.tsx'
import styles from './LoginForm.module.css'

// Rarely required.
const SmsCaptcha = lazy(async () => ({ default: (await whenOnline(() => import('./SmsCaptcha.tsx'))).SmsCaptcha }))

interface SmsFieldsProps {
  form: SmsForm
  purpose: SmsPurpose
  /** Outlives these fields, so that switching modes does not bypass the wait. */
  countdown: Countdown
  /** Runs a step that calls the gateway. */
  run: (step: () => Promise<void>) => Promise<unknown>
  onTelChange?: (tel: string) => void
  /** A note on the number before a code is sent to it. */
  hint?: ReactNode
}

/** Phone and SMS code, with the button that sends the code. */
export function SmsFields({ form, purpose, countdown, run, onTelChange, hint }: SmsFieldsProps) {
  const gateway = gatewayOf(useQueryClient())
  const showMessage = useShowMessage()
  const secondsLeft = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, () => 0)
  const hydrated = useHydrated()
  const [sending, setSending] = useState(false)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [captcha, setCaptcha] = useState<SolvedCaptcha>()
  const { errors } = form.formState

  async function send() {
    const tel = compactPhone(form.getValues('tel'))
    if (purpose === 'login') return call(gateway, 'sendLoginSmsCaptcha', { query: { tel, purpose } })
    try {
      return await call(gateway, 'sendRegisterSmsCaptcha', { query: { tel, type: purpose, ...captcha } })
    } catch (error) {
      if (isCaptchaAsked(error)) setCaptchaAsked(true)
      throw error
    }
  }

  async function onSend() {
    setSending(true)
    await run(() =>
      sendSmsCode({
        telIsValid: () => form.trigger('tel', { shouldFocus: true }),
        send,
        countdown,
        onSent() {
          setCaptchaAsked(false)
          setCaptcha(undefined)
          showMessage({ level: 'success', text: smsSentText, about: ['smsCode'] })
          // The button is now disabled, so most browsers have dropped its focus; the code comes next. If the user has
          // moved to another field meanwhile, such as the password, the focus stays there.
          if (document.activeElement?.matches('body, :disabled')) form.setFocus('verifyCode')
        },
      }),
    )
    setSending(false)
  }

  return (
    <>
      <TextField
        {...form.register('tel', {
          onChange: (event: { target: { value: string } }) => onTelChange?.(event.target.value),
        })}
        {...inputOf(fields.tel)}
        placeholder={askFor(fields.tel)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={hint}
        error={errors.tel?.message}
      />
      {captchaAsked ? (
        <Suspense>
          <SmsCaptcha onChange={setCaptcha} />
        </Suspense>
      ) : null}
      <TextField
        {...form.register('verifyCode')}
        {...inputOf(fields.verifyCode)}
        placeholder={askFor(fields.verifyCode)}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.verifyCode?.message}
        beside={
          <Button
            className={styles['send']}
            disabled={!hydrated || sending || secondsLeft > 0}
            onClick={() => void onSend()}
          >
            {sendLabel(secondsLeft)}
          </Button>
        }
      />
    </>
  )
}
