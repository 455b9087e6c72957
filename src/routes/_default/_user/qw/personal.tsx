import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'

/** The personal area: nobody without a login gets further than here. */
export const Route = createFileRoute('/_default/_user/qw/personal')({
  beforeLoad: requireLogin,
})
