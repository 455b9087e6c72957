import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_empty/auth/qw/')({
  component: () => <h1>登录</h1>,
})
