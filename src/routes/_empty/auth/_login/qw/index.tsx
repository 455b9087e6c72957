import { createFileRoute } from '@tanstack/react-router'
import { LoginWays } from '#features/auth/LoginWays.tsx'

export const Route = createFileRoute('/_empty/auth/_login/qw/')({
  staticData: { loginMode: 'login' },
  head: () => ({ meta: [{ title: '登录' }] }),
  component: LoginWays,
})
