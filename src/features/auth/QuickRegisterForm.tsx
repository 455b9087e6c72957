import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { rememberLoginHint } from '#gateway/loginHints.ts'
import { gatewayOf } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { goTo } from '#ui/focus/goTo.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { AgreementField } from './AgreementField.tsx'
import type { LoginDestination } from './loginDestination.ts'
import { quickRegisterSchema } from './loginSchemas.ts'
import { useSignIn } from './useSignIn.ts'
import { useStep } from './useStep.ts'
import styles from './LoginForm.module.css'

/** Whoever holds the code of a number that nobody has registered. */
export interface Newcomer {
  tel: string
  verifyCode: string
  remember: boolean | undefined
}

interface QuickRegisterFormProps {
  newcomer: Newcomer
  destination: LoginDestination
  /** To another number or another code; what was typed is still there. */
  onBack: () => void
}

/** Says that the number is not registered, and registers it with the code that was typed (§7.1 loginOrRegister). */
export function QuickRegisterForm({ newcomer, destination, onBack }: QuickRegisterFormProps) {
  const { tel, verifyCode, remember } = newcomer
  const form = useForm({ resolver: zodResolver(quickRegisterSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const gateway = gatewayOf(useQueryClient())
  const signIn = useSignIn(destination)
  const { run, faults } = useStep({ fields: [], setError: form.setError, logged: true })
  const box = useRef<HTMLDivElement>(null)
  // It has taken the place of the button that was pressed.
  useEffect(() => goTo(box.current), [])

  const submit = form.handleSubmit(
    () =>
      run(async () => {
        const body = { tel, verifyCode, loginType: 'member' as const }
        const tokens = await call(gateway, 'loginOrRegister', { body })
        rememberLoginHint('tel', remember ? tel : undefined)
        await signIn(tokens, tel)
      }),
    focusFirstError,
  )

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormError messages={faults} />
      <div ref={box} className={styles['told']}>
        <h2>手机号 {tel} 尚未注册</h2>
        <p>验证码已通过。同意协议后即可注册为会员并登录，登录后再设置密码。</p>
      </div>
      <AgreementField {...form.register('agreement')} error={errors.agreement?.message} />
      <SubmitButton pending={isSubmitting} pendingText="注册中…">
        注册并登录
      </SubmitButton>
      <Button block onClick={onBack}>
        返回，换手机号或重新获取验证码
      </Button>
    </form>
  )
}
