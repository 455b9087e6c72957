import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_empty/auth/_login/qw/')({
  staticData: { loginMode: 'login' },
  head: () => ({ meta: [{ title: '登录' }] }),
})
