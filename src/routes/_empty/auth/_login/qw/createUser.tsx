import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_empty/auth/_login/qw/createUser')({
  staticData: { loginMode: 'register' },
  head: () => ({ meta: [{ title: '注册' }] }),
})
