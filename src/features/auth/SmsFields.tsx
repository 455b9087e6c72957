import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { call } from '../../gateway/call.ts'
import { gatewayOf } from '../../gateway/query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useShowMessage } from '../../ui/message/MessageContext.ts'
import { sendLabel, type Countdown } from './countdown.ts'
import type { SmsForm } from './loginForms.ts'
import { maximum } from './loginSchemas.ts'
import { sendSmsCode, smsSentText, type SmsPurpose } from './smsCode.ts'
import styles from './LoginForm.module.css'

interface SmsFieldsProps {
  form: SmsForm
  purpose: SmsPurpose
  /** Outlives these fields, so that switching modes is no way round the wait. */
  countdown: Countdown
  /** Runs a step that calls the gateway. */
  run: (step: () => Promise<void>) => Promise<void>
  onTelChange: (tel: string) => void
}

/** Phone and SMS code with the button that sends the code. */
export function SmsFields({ form, purpose, countdown, run, onTelChange }: SmsFieldsProps) {
  const gateway = gatewayOf(useQueryClient())
  const showMessage = useShowMessage()
  const secondsLeft = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft, () => 0)
  const hydrated = useHydrated()
  const [sending, setSending] = useState(false)
  const { errors } = form.formState

  function send() {
    const tel = form.getValues('tel')
    return purpose === 'login'
      ? call(gateway, 'sendLoginSmsCaptcha', { query: { tel, purpose } })
      : call(gateway, 'sendRegisterSmsCaptcha', { query: { tel, type: purpose } })
  }

  async function onSend() {
    setSending(true)
    await run(() =>
      sendSmsCode({
        telIsValid: () => form.trigger('tel', { shouldFocus: true }),
        send,
        countdown,
        onSent() {
          showMessage({ level: 'success', text: smsSentText })
          // The button has been disabled, and most browsers have dropped its focus; the code is what comes next. Whoever has
          // gone on to another field meanwhile, such as the password, stays there.
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
          onChange: (event: { target: { value: string } }) => onTelChange(event.target.value),
        })}
        label="手机号"
        placeholder="请输入手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maximum.tel}
        required
        error={errors.tel?.message}
      />
      <TextField
        {...form.register('verifyCode')}
        label="短信验证码"
        placeholder="请输入短信验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maximum.verifyCode}
        required
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
