import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '../../../../features/auth/changePassword/ChangePasswordPage.tsx'

export const Route = createFileRoute('/_default/_user/user/changePassword')({
  head: () => ({ meta: [{ title: '修改密码' }] }),
  component: ChangePasswordPage,
})
