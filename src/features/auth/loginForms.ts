import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { loginHint } from '../../gateway/loginHints.ts'
import { useDraft } from '../../ui/draft/useDraft.ts'
import { passwordLoginSchema, phoneLoginSchema, registerSchema, resetPasswordSchema } from './loginSchemas.ts'
import type { SmsPurpose } from './smsCode.ts'

/** The part three of the forms have in common. */
export type SmsForm = UseFormReturn<{ tel: string; verifyCode: string }>

/** The part register and reset have in common. */
type NewPasswordForm = UseFormReturn<{ tel: string; verifyCode: string; password: string }>

const draftFields = ['tel'] as const
/** Whoever uses this browser next must not find the number: it is kept for half an hour only. */
const visitorDraft = { owner: 'visitor', version: 1, keptFor: 30 * 60_000 }

/** `focusFirstError` sees to the focus. */
const options = { shouldFocusError: false }

/**
 * The forms of the login widget. They live as long as the widget, not as long as their mode or tab is shown, so that
 * nothing typed is lost by switching. No default values: an input filled before the page has hydrated keeps its text.
 */
export function useLoginForms() {
  const phoneLogin = useForm({ resolver: zodResolver(phoneLoginSchema), ...options })
  const passwordLogin = useForm({ resolver: zodResolver(passwordLoginSchema), ...options })
  const register = useForm({ resolver: zodResolver(registerSchema), ...options })
  const resetPassword = useForm({ resolver: zodResolver(resetPasswordSchema), ...options })

  // The number only: codes go out of date, a consent is given afresh, and passwords are never kept.
  useDraft(register, { form: 'register', fields: draftFields, ...visitorDraft })
  useDraft(resetPassword, { form: 'resetPassword', fields: draftFields, ...visitorDraft })

  // Each of them has these fields, which the compiler cannot see through a form's many callbacks.
  const sms = { login: phoneLogin, register, resetPwd: resetPassword } as unknown as Record<SmsPurpose, SmsForm>
  const newPassword = { register, resetPwd: resetPassword } as unknown as Record<
    'register' | 'resetPwd',
    NewPasswordForm
  >

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
    /** Takes the tel typed in one form over into the others. */
    shareTel: (tel: string) => {
      for (const form of Object.values(sms)) if (form.getValues('tel') !== tel) form.setValue('tel', tel)
    },
  }
}

export type LoginForms = ReturnType<typeof useLoginForms>
