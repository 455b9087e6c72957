import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../gateway/call.ts'
import { rememberLoginHint } from '../../gateway/loginHints.ts'
import { gatewayOf } from '../../gateway/query.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { focusFirstError } from '../../ui/form/focusFirstError.ts'
import { FormError } from '../../ui/form/FormError.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import type { Countdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginForms } from './loginForms.ts'
import { SmsFields } from './SmsFields.tsx'
import { useSignIn } from './useSignIn.ts'
import { useStep } from './useStep.ts'
import styles from './LoginForm.module.css'

interface PhoneLoginFormProps {
  forms: LoginForms
  countdown: Countdown
  destination: LoginDestination
}

/** 手机快捷登录. */
export function PhoneLoginForm({ forms, countdown, destination }: PhoneLoginFormProps) {
  const form = forms.phoneLogin
  const gateway = gatewayOf(useQueryClient())
  const signIn = useSignIn(destination)
  const hydrated = useHydrated()
  const { run, faults } = useStep({ fields: ['tel', 'verifyCode'], setError: form.setError, logged: false })

  const submit = form.handleSubmit(
    ({ tel, verifyCode, remember }) =>
      run(async () => {
        const tokens = await call(gateway, 'loginByPhone', { query: { tel, verifyCode } })
        rememberLoginHint('tel', remember ? tel : undefined)
        await signIn(tokens)
      }),
    focusFirstError,
  )

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormError messages={faults} />
      <SmsFields form={forms.sms.login} purpose="login" countdown={countdown} run={run} onTelChange={forms.shareTel} />
      <CheckboxField {...form.register('remember')} label="记住账号" />
      <SubmitButton pending={form.formState.isSubmitting} pendingText="登录中…" disabled={!hydrated}>
        登录
      </SubmitButton>
    </form>
  )
}
