import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'

/** The account's pages, guarded by a login. */
export const Route = createFileRoute('/_default/_user/user')({
  beforeLoad: requireLogin,
})
