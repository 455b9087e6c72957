import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import * as asked from '#gateway/generated/fields/PasswordChangeForm.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { PasswordField } from '#ui/form/controls/PasswordField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import formStyles from '../LoginForm.module.css'
import { passwordForGateway } from '../passwordForGateway.ts'
import { newPasswordHint } from '../passwordRule.ts'
import styles from './ChangePasswordPage.module.css'
import { changePasswordSchema, type ChangePasswordValues } from './changePasswordSchema.ts'

const fields = ['oldPassword', 'newPassword'] as const
const empty: ChangePasswordValues = { oldPassword: '', newPassword: '', repeated: '' }

/** Changes the account's password; the gateway logs out other devices (§2.1 /user/changePassword). */
export function ChangePasswordPage() {
  // No default values: an input filled before the page has hydrated keeps its text.
  const form = useForm({ resolver: zodResolver(changePasswordSchema), shouldFocusError: false })
  const { errors } = form.formState
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const sender = useGatewayForm({
    form,
    fields,
    messages: 'shown',
    async send({ oldPassword, newPassword }, call) {
      const body = {
        oldPassword: await passwordForGateway(queryClient, oldPassword),
        newPassword: await passwordForGateway(queryClient, newPassword),
      }
      await call('changePassword', { body }, { trim: false })
    },
    onSent: () => form.reset(empty),
    done: '密码修改成功',
  })

  return (
    <Panel title="修改密码">
      <form className={`${formStyles['form']} ${styles['form']}`} method="post" noValidate onSubmit={sender.onSubmit}>
        <FormError messages={sender.failures} />
        <PasswordField
          {...form.register('oldPassword')}
          label={asked.oldPassword.title}
          autoComplete="current-password"
          required
          error={errors.oldPassword?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          label={asked.newPassword.title}
          autoComplete="new-password"
          required
          hint={newPasswordHint}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...form.register('repeated')}
          label="再次输入新密码"
          autoComplete="new-password"
          required
          error={errors.repeated?.message}
        />
        <SubmitButton pending={sender.sending} pendingText="提交中…" disabled={!hydrated}>
          修改密码
        </SubmitButton>
      </form>
      <p className={styles['other']}>
        用短信验证码注册、还没有密码：
        <Link to="/user/changePassword" search={{ first: true }}>
          设置密码
        </Link>
      </p>
    </Panel>
  )
}
