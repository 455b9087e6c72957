import { password as passwordFact } from '#gateway/generated/fields/LoginForm.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { PasswordField } from '#ui/form/controls/PasswordField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { Link } from '#ui/Link.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { createCountdown } from '../countdown.ts'
import formStyles from '../LoginForm.module.css'
import type { SmsForm } from '../loginForms.ts'
import { resetPasswordSchema } from '../loginSchemas.ts'
import { passwordForGateway } from '../passwordForGateway.ts'
import { newPasswordHint } from '../passwordRule.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { SmsFields } from '../SmsFields.tsx'
import { useUserId } from '../useUserId.ts'
import styles from './ChangePasswordPage.module.css'

const fields = ['tel', 'verifyCode', 'password'] as const
const draftFields = ['tel'] as const

/**
 * Sets the first password of an account that was registered by a login (§7.1 setRegisterPassword). It can be skipped.
 */
export function FirstPasswordPage({ target }: { target: string | undefined }) {
  const form = useForm({ resolver: zodResolver(resetPasswordSchema), shouldFocusError: false })
  const { errors } = form.formState
  const queryClient = useQueryClient()
  const router = useRouter()
  const showMessage = useShowMessage()
  const hydrated = useHydrated()
  const [countdown] = useState(createCountdown)
  const draft = useDraft(form, {
    form: 'firstPassword',
    owner: useUserId() ?? undefined,
    version: 1,
    keptFor: 30 * 60_000,
    fields: draftFields,
  })
  const registered = useLocation({ select: ({ state }) => state.tel })
  const { getValues, setValue } = form
  useEffect(() => {
    if (registered !== undefined && !getValues('tel')) setValue('tel', registered)
  }, [registered, getValues, setValue])

  const sender = useGatewayForm({
    form,
    fields,
    messages: 'logged',
    async send({ tel, verifyCode, password }, call) {
      const body = { tel, verifyCode, password: await passwordForGateway(queryClient, password) }
      await call('setRegisterPassword', { body }, { trim: false })
      draft.forget()
      showMessage({ level: 'success', text: '密码已设置，下次可以用手机号和密码登录' })
      await router.navigate({ href: safeRedirect(target), replace: true })
    },
  })

  return (
    <Panel title="设置密码">
      <form className={`${formStyles['form']} ${styles['form']}`} method="post" noValidate onSubmit={sender.onSubmit}>
        <p className={styles['text']}>
          用短信验证码注册的账号还没有密码。设置以后，也可以用手机号和密码登录；不设置，仍可用短信验证码登录。
        </p>
        <FormError messages={sender.failures} />
        <SmsFields
          // It has these fields, but the compiler cannot see that through the many callbacks of a form.
          form={form as unknown as SmsForm}
          purpose="register"
          countdown={countdown}
          run={sender.attempt}
        />
        <PasswordField
          {...form.register('password')}
          label={passwordFact.title}
          placeholder="请设置密码"
          autoComplete="new-password"
          required
          hint={newPasswordHint}
          error={errors.password?.message}
        />
        <SubmitButton pending={sender.sending} pendingText="提交中…" disabled={!hydrated}>
          设置密码
        </SubmitButton>
        <Anchor href={safeRedirect(target)} className={buttonClass({ block: true })}>
          以后再说
        </Anchor>
      </form>
      <p className={styles['other']}>
        已经设置过密码：<Link to="/user/changePassword">修改密码</Link>，或
        <Link to="/auth/qw/resetPassword">找回密码</Link>
      </p>
    </Panel>
  )
}
