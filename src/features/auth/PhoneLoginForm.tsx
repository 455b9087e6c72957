import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { rememberLoginHint } from '#gateway/loginHints.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
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
import styles from './LoginForm.module.css'

const fields = ['tel', 'verifyCode'] as const

interface PhoneLoginFormProps {
  forms: LoginForms
  countdown: Countdown
  destination: LoginDestination
}

// Most users who log in are registered.
const QuickRegisterForm = lazy(async () => ({
  default: (await whenOnline(() => import('./QuickRegisterForm.tsx'))).QuickRegisterForm,
}))

/** 手机快捷登录. After a notice, an unregistered number can be registered with the same code. */
export function PhoneLoginForm({ forms, countdown, destination }: PhoneLoginFormProps) {
  const form = forms.phoneLogin
  const signIn = useSignIn(destination)
  const hydrated = useHydrated()
  const [newcomer, setNewcomer] = useState<Newcomer>()

  const sender = useGatewayForm({
    form,
    fields,
    messages: 'shown',
    async send({ tel, verifyCode, remember }, call) {
      const query = { tel, verifyCode }
      const tokens = await call('loginByPhone', { query }, { silent: isNoRecord }).catch((error: unknown) => {
        // The code was right but the number is not registered (contract, loginByPhone). The form shows this itself.
        if (!isNoRecord(error)) throw error
      })
      if (tokens === undefined) {
        setNewcomer({ ...query, remember })
        return
      }
      rememberLoginHint('tel', remember ? tel : undefined)
      await signIn(tokens)
    },
  })

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
    <form className={styles['form']} method="post" noValidate onSubmit={sender.onSubmit}>
      <FormError messages={sender.failures} />
      <SmsFields
        form={forms.sms.login}
        purpose="login"
        countdown={countdown}
        run={sender.attempt}
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
      <SubmitButton pending={sender.sending} pendingText="登录中…" disabled={!hydrated}>
        登录
      </SubmitButton>
    </form>
  )
}
