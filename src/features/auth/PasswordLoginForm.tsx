import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { rememberLoginHint } from '#gateway/loginHints.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { PasswordField } from '#ui/form/controls/PasswordField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { CaptchaZoom } from './CaptchaZoom.tsx'
import { GraphCaptcha } from './GraphCaptcha.tsx'
import { useGraphCaptcha } from './graphCaptcha.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginForms } from './loginForms.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import * as facts from '#gateway/generated/fields/LoginForm.ts'
import { passwordForGateway } from './passwordForGateway.ts'
import { useSignIn } from './useSignIn.ts'
import styles from './LoginForm.module.css'

interface PasswordLoginFormProps {
  forms: LoginForms
  /** The form's tab is selected; before that no captcha is fetched. */
  shown: boolean
  destination: LoginDestination
}

const fields = ['username', 'password', 'captchaCode'] as const

/** 账号密码登录. */
export function PasswordLoginForm({ forms, shown, destination }: PasswordLoginFormProps) {
  const form = forms.passwordLogin
  const { errors } = form.formState
  const queryClient = useQueryClient()
  const signIn = useSignIn(destination)
  const hydrated = useHydrated()
  const { captcha, failed, fetching, refetch } = useGraphCaptcha(shown)

  // The characters belong to one image.
  const { resetField } = form
  const captchaCodeId = captcha?.captchaCodeId
  const typedFor = useRef(captchaCodeId)
  useEffect(() => {
    if (typedFor.current !== undefined && typedFor.current !== captchaCodeId)
      resetField('captchaCode', { defaultValue: '' })
    typedFor.current = captchaCodeId
  }, [captchaCodeId, resetField])

  const sender = useGatewayForm({
    form,
    fields,
    messages: 'shown',
    maySend() {
      if (captchaCodeId !== undefined) return true
      form.setError('captchaCode', { message: '图形验证码未加载，请点击图片重试' })
      return false
    },
    async send({ username, password, captchaCode, remember }, call) {
      const body = {
        username,
        password: await passwordForGateway(queryClient, password),
        captchaCode,
        captchaCodeId: captchaCodeId ?? '',
        loginType: 'member' as const,
      }
      // The other fields are already trimmed; a password is sent as typed.
      const tokens = await call('loginByPassword', { body }, { trim: false })
      rememberLoginHint('username', remember ? username : undefined)
      await signIn(tokens)
    },
  })

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={sender.onSubmit}>
      <FormError messages={sender.failures} />
      <TextField
        {...form.register('username')}
        {...inputOf(facts.username)}
        placeholder="请输入用户名或手机号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={facts.password.title}
        placeholder={askFor(facts.password)}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <TextField
        {...form.register('captchaCode')}
        {...inputOf(facts.captchaCode)}
        placeholder="请输入图中字符"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="看不清可点击图片更换；无法辨认图片时，请改用手机快捷登录。"
        error={errors.captchaCode?.message}
        beside={<GraphCaptcha captcha={captcha} failed={failed} fetching={fetching} onRefresh={refetch} />}
      />
      <CaptchaZoom captcha={captcha} />
      <CheckboxField {...form.register('remember')} label="记住账号" />
      <SubmitButton pending={sender.sending} pendingText="登录中…" disabled={!hydrated}>
        登录
      </SubmitButton>
    </form>
  )
}
