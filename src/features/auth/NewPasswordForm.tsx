import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { password as knownPassword } from '#gateway/generated/fields/LoginForm.ts'
import { password as newPassword } from '#gateway/generated/fields/TelPasswordForm.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useDraft } from '#ui/draft/useDraft.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { Link } from '#ui/Link.tsx'
import { PasswordField } from '#ui/form/controls/PasswordField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { aboutLogin } from './aboutLogin.ts'
import { loginModes } from './loginMode.ts'
import { useLoginWidget } from './loginWidget.ts'
import { passwordForGateway } from './passwordForGateway.ts'
import { newPasswordHint } from './passwordRule.ts'
import { SmsFields } from './SmsFields.tsx'
import styles from './LoginForm.module.css'

interface NewPasswordFormProps {
  purpose: 'register' | 'resetPwd'
  /** Further fields, after the password. */
  children?: ReactNode
}

const fields = ['tel', 'verifyCode', 'password'] as const

const draftFields = ['tel'] as const
/** The next user of this browser must not find the number, so it is kept for half an hour only. */
const visitorDraft = { owner: 'visitor', version: 1, keptFor: 30 * 60_000 }

const purposes = {
  register: {
    draft: 'register',
    operation: 'registerByPhone',
    // Shown for every number: a specific answer would reveal which numbers are registered.
    hint: '已注册的手机号请直接',
    instead: 'login',
    label: knownPassword.title,
    placeholder: '请设置密码',
    submit: '注册',
    pending: '注册中…',
    done: '注册成功，请登录',
  },
  resetPwd: {
    draft: 'resetPassword',
    operation: 'resetForgottenPassword',
    hint: '未注册的手机号没有密码可重设，请先',
    instead: 'register',
    label: newPassword.title,
    placeholder: '请设置新密码',
    submit: '重设密码',
    pending: '提交中…',
    done: '重设密码成功，请重新登录',
  },
} as const

/** Phone, SMS code and a new password: to register, or to replace a forgotten one (§2.5). */
export function NewPasswordForm({ purpose, children }: NewPasswordFormProps) {
  const { forms, countdowns, destination, backToLogin } = useLoginWidget()
  const form = forms.newPassword[purpose]
  const { draft, operation, hint, instead, label, placeholder, submit, pending, done } = purposes[purpose]
  const { errors } = form.formState
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const hydrated = useHydrated()
  // Only the number: codes expire, consent must be given again, and passwords are never stored.
  useDraft(form, { form: draft, fields: draftFields, ...visitorDraft })
  const sender = useGatewayForm({
    form,
    fields,
    messages: 'logged',
    async send({ tel, verifyCode, password }, call) {
      const body = { tel, verifyCode, password: await passwordForGateway(queryClient, password) }
      await call(operation, { body }, { trim: false })
      showMessage({ level: 'success', text: done, about: aboutLogin })
      await backToLogin(tel)
    },
  })

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={sender.onSubmit}>
      <FormError messages={sender.failures} />
      <SmsFields
        form={forms.sms[purpose]}
        purpose={purpose}
        countdown={countdowns[purpose]}
        run={sender.attempt}
        onTelChange={forms.shareTel}
        hint={
          <>
            {hint}
            <Link to={loginModes[instead].path} search={destination}>
              {loginModes[instead].title}
            </Link>
          </>
        }
      />
      <PasswordField
        {...form.register('password')}
        label={label}
        placeholder={placeholder}
        autoComplete="new-password"
        required
        hint={newPasswordHint}
        error={errors.password?.message}
      />
      {children}
      <SubmitButton pending={sender.sending} pendingText={pending} disabled={!hydrated}>
        {submit}
      </SubmitButton>
    </form>
  )
}

/** Sets a new password in place of a forgotten one. */
export function ResetPasswordForm() {
  return <NewPasswordForm purpose="resetPwd" />
}
