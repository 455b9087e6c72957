import { useEffect } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import { loginHint } from '#gateway/loginHints.ts'
import { prefetchWhenIdle } from '#ui/online/prefetchWhenIdle.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { loginResolvers } from './loginResolvers.ts'
import type { SmsPurpose } from './smsCode.ts'

/** The fields that three of the forms have in common. */
export type SmsForm = UseFormReturn<{ tel: string; verifyCode: string }>

/** The fields that register and reset have in common. */
type NewPasswordForm = UseFormReturn<{ tel: string; verifyCode: string; password: string }>

/** `useGatewayForm` handles the focus. */
const options = { shouldFocusError: false }

type Resolvers = typeof loginResolvers

const loadResolvers = () => whenOnline(() => import('./loginResolvers.ts'))

/** A form is rendered before its rules have loaded. If they cannot be loaded, only the gateway checks. */
function loaded<Name extends keyof Resolvers>(name: Name) {
  const resolve: Resolver = async (values, ...rest) => {
    const rules = await loadResolvers().catch(() => undefined)
    if (rules === undefined) return { values, errors: {} }
    return (rules.loginResolvers[name] as unknown as Resolver)(values, ...rest)
  }
  // The form treats it as the resolver that it stands for.
  return resolve as unknown as Resolvers[Name]
}

const resolvers = {
  phoneLogin: loaded('phoneLogin'),
  passwordLogin: loaded('passwordLogin'),
  register: loaded('register'),
  resetPassword: loaded('resetPassword'),
}

/**
 * The forms of the login widget. They live as long as the widget and not only while their mode or tab is shown, so that
 * switching loses nothing. No default values: an input filled before the page has hydrated keeps its text.
 */
export function useLoginForms() {
  const phoneLogin = useForm({ resolver: resolvers.phoneLogin, ...options })
  const passwordLogin = useForm({ resolver: resolvers.passwordLogin, ...options })
  const register = useForm({ resolver: resolvers.register, ...options })
  const resetPassword = useForm({ resolver: resolvers.resetPassword, ...options })

  // Each of them has these fields, but the compiler cannot see that through the many callbacks of a form.
  const sms = { login: phoneLogin, register, resetPwd: resetPassword } as unknown as Record<SmsPurpose, SmsForm>
  const newPassword = { register, resetPwd: resetPassword } as unknown as Record<
    'register' | 'resetPwd',
    NewPasswordForm
  >

  useEffect(() => prefetchWhenIdle(loadResolvers), [])

  useEffect(() => {
    const tel = loginHint('tel')
    if (tel !== undefined && !phoneLogin.getValues('tel')) {
      phoneLogin.setValue('tel', tel)
      phoneLogin.setValue('remember', true)
    }
    const username = loginHint('username')
    if (username !== undefined && !passwordLogin.getValues('username')) {
      passwordLogin.setValue('username', username)
      passwordLogin.setValue('remember', true)
    }
  }, [phoneLogin, passwordLogin])

  return {
    phoneLogin,
    passwordLogin,
    register,
    resetPassword,
    sms,
    newPassword,
    /** Copies the tel typed in one form into the others. */
    shareTel: (tel: string) => {
      for (const form of Object.values(sms)) if (form.getValues('tel') !== tel) form.setValue('tel', tel)
    },
  }
}

export type LoginForms = ReturnType<typeof useLoginForms>
