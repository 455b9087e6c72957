import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '#features/auth/requireLogin.ts'
import { useGuardAgain } from '#features/auth/useGuardAgain.ts'

/** The personal area, guarded by a login. */
export const Route = createFileRoute('/_default/_user/qw/personal')({
  beforeLoad: requireLogin,
  component: Guarded,
})

function Guarded() {
  useGuardAgain()
  return <Outlet />
}
