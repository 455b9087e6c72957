import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../gateway/call.ts'
import { gatewayOf } from '../../gateway/query.ts'
import { focusFirstError } from '../../ui/form/focusFirstError.ts'
import { FormError } from '../../ui/form/FormError.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useShowMessage } from '../../ui/message/MessageContext.ts'
import type { Countdown } from './countdown.ts'
import type { LoginForms } from './loginForms.ts'
import { passwordForGateway } from './passwordForGateway.ts'
import { newPasswordHint } from './passwordRule.ts'
import { SmsFields } from './SmsFields.tsx'
import { useStep } from './useStep.ts'
import styles from './LoginForm.module.css'

interface ResetPasswordFormProps {
  forms: LoginForms
  countdown: Countdown
  /** Called after a successful reset with the number that can log in now. */
  onDone: (tel: string) => Promise<void>
}

const fields = ['tel', 'verifyCode', 'password'] as const

/** A new password for a forgotten one. */
export function ResetPasswordForm({ forms, countdown, onDone }: ResetPasswordFormProps) {
  const form = forms.resetPassword
  const { errors, isSubmitting } = form.formState
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const hydrated = useHydrated()
  const { run, faults } = useStep({ fields, setError: form.setError, logged: true })

  const submit = form.handleSubmit(
    ({ tel, verifyCode, password }) =>
      run(async () => {
        const body = { tel, verifyCode, password: await passwordForGateway(queryClient, password) }
        await call(gatewayOf(queryClient), 'resetForgottenPassword', { body }, { trim: false })
        showMessage({ level: 'success', text: '重设密码成功，请重新登录' })
        await onDone(tel)
      }),
    focusFirstError,
  )

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormError messages={faults} />
      <SmsFields
        form={forms.sms.resetPwd}
        purpose="resetPwd"
        countdown={countdown}
        run={run}
        onTelChange={forms.shareTel}
      />
      <PasswordField
        {...form.register('password')}
        label="新密码"
        placeholder="请设置新密码"
        autoComplete="new-password"
        required
        hint={newPasswordHint}
        error={errors.password?.message}
      />
      <SubmitButton pending={isSubmitting} pendingText="提交中…" disabled={!hydrated}>
        重设密码
      </SubmitButton>
    </form>
  )
}
