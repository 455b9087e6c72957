import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_empty/auth/_login/register')({
  staticData: { loginMode: 'register' },
  head: () => ({ meta: [{ title: '注册' }] }),
})
