import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'

/** The personal area, guarded by a login. */
export const Route = createFileRoute('/_default/_user/qw/personal')({
  beforeLoad: requireLogin,
})
