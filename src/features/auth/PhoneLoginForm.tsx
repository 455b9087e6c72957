import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#gateway/call.ts'
import { rememberLoginHint } from '#gateway/loginHints.ts'
import { gatewayOf } from '#gateway/query.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { Link } from '#ui/Link.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { Countdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginForms } from './loginForms.ts'
import type { Newcomer } from './QuickRegisterForm.tsx'
import { loginModes } from './loginMode.ts'
import { SmsFields } from './SmsFields.tsx'
import { useSignIn } from './useSignIn.ts'
import { useStep } from './useStep.ts'
import styles from './LoginForm.module.css'

interface PhoneLoginFormProps {
  forms: LoginForms
  countdown: Countdown
  destination: LoginDestination
}

// Most who log in are registered.
const QuickRegisterForm = lazy(async () => ({
  default: (await whenOnline(() => import('./QuickRegisterForm.tsx'))).QuickRegisterForm,
}))

/** 手机快捷登录. A number that is not registered may be registered by the same code, once that has been said. */
export function PhoneLoginForm({ forms, countdown, destination }: PhoneLoginFormProps) {
  const form = forms.phoneLogin
  const gateway = gatewayOf(useQueryClient())
  const signIn = useSignIn(destination)
  const hydrated = useHydrated()
  const { run, faults } = useStep({ fields: ['tel', 'verifyCode'], setError: form.setError, logged: false })
  const [newcomer, setNewcomer] = useState<Newcomer>()

  const submit = form.handleSubmit(
    ({ tel, verifyCode, remember }) =>
      run(async () => {
        const query = { tel, verifyCode }
        const tokens = await call(gateway, 'loginByPhone', { query }, { silent: isNoRecord }).catch(
          (error: unknown) => {
            // The code was right, but nobody has registered the number (contract, loginByPhone): the form says so itself.
            if (!isNoRecord(error)) throw error
          },
        )
        if (tokens === undefined) {
          setNewcomer({ ...query, remember })
          return
        }
        rememberLoginHint('tel', remember ? tel : undefined)
        await signIn(tokens)
      }),
    focusFirstError,
  )

  function goBack() {
    flushSync(() => setNewcomer(undefined))
    form.setFocus('verifyCode')
  }

  if (newcomer !== undefined) {
    return (
      <Suspense>
        <QuickRegisterForm newcomer={newcomer} destination={destination} onBack={goBack} />
      </Suspense>
    )
  }
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormError messages={faults} />
      <SmsFields
        form={forms.sms.login}
        purpose="login"
        countdown={countdown}
        run={run}
        onTelChange={forms.shareTel}
        hint={
          <>
            未注册的手机号，验证后可直接注册登录，或
            <Link to={loginModes.register.path} search={destination}>
              先去注册
            </Link>
          </>
        }
      />
      <CheckboxField {...form.register('remember')} label="记住账号" />
      <SubmitButton pending={form.formState.isSubmitting} pendingText="登录中…" disabled={!hydrated}>
        登录
      </SubmitButton>
    </form>
  )
}
