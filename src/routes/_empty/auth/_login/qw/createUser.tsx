import { createFileRoute } from '@tanstack/react-router'
import { RegisterForm } from '#features/auth/RegisterForm.tsx'

export const Route = createFileRoute('/_empty/auth/_login/qw/createUser')({
  staticData: { loginMode: 'register' },
  head: () => ({ meta: [{ title: '注册' }] }),
  component: RegisterForm,
})
