import { createFileRoute } from '@tanstack/react-router'
import { LogOutPage } from '#features/auth/LogOutPage.tsx'

export const Route = createFileRoute('/_empty/auth/qw/logout')({
  head: () => ({ meta: [{ title: '退出登录' }] }),
  component: LogOutPage,
})
