import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordForm } from '#features/auth/NewPasswordForm.tsx'

export const Route = createFileRoute('/_empty/auth/_login/qw/resetPassword')({
  staticData: { loginMode: 'resetPwd' },
  head: () => ({ meta: [{ title: '重设密码' }] }),
  component: ResetPasswordForm,
})
