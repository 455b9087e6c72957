import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { rememberLoginHint } from '#gateway/loginHints.ts'
import { Button } from '#ui/Button.tsx'
import { goTo } from '#ui/focus/goTo.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { AgreementField } from './AgreementField.tsx'
import type { LoginDestination } from './loginDestination.ts'
import { quickRegisterSchema } from './loginSchemas.ts'
import { useSignIn } from './useSignIn.ts'
import styles from './LoginForm.module.css'

/** Somebody with a valid code for an unregistered number. */
export interface Newcomer {
  tel: string
  verifyCode: string
  remember: boolean | undefined
}

/** Everything it sends was typed before, so a refusal concerns the form as a whole. */
const fields = [] as const

interface QuickRegisterFormProps {
  newcomer: Newcomer
  destination: LoginDestination
  /** Back to the phone form, which still contains what was typed. */
  onBack: () => void
}

/** Says that the number is not registered, and registers it with the code that was typed (§7.1 loginOrRegister). */
export function QuickRegisterForm({ newcomer, destination, onBack }: QuickRegisterFormProps) {
  const { tel, verifyCode, remember } = newcomer
  const form = useForm({ resolver: zodResolver(quickRegisterSchema), shouldFocusError: false })
  const { errors } = form.formState
  const signIn = useSignIn(destination)
  const box = useRef<HTMLDivElement>(null)
  // This replaces the button that was pressed.
  useEffect(() => goTo(box.current), [])

  const sender = useGatewayForm({
    form,
    fields,
    messages: 'logged',
    async send(_values, call) {
      const tokens = await call('loginOrRegister', { body: { tel, verifyCode, loginType: 'member' } })
      rememberLoginHint('tel', remember ? tel : undefined)
      await signIn(tokens, tel)
    },
  })

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={sender.onSubmit}>
      <FormError messages={sender.failures} />
      <div ref={box} className={styles['told']}>
        <h2>手机号 {tel} 尚未注册</h2>
        <p>验证码已通过。同意协议后即可注册为会员并登录，登录后再设置密码。</p>
      </div>
      <AgreementField {...form.register('agreement')} error={errors.agreement?.message} />
      <SubmitButton pending={sender.sending} pendingText="注册中…">
        注册并登录
      </SubmitButton>
      <Button block onClick={onBack}>
        返回，换手机号或重新获取验证码
      </Button>
    </form>
  )
}
