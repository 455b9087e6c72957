import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { loginDestinationSchema } from '#features/auth/loginDestination.ts'
import type { LoginMode } from '#features/auth/loginMode.ts'
import { LoginPage } from '#features/auth/LoginPage.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The mode of the login widget on a page under /auth. */
    loginMode?: LoginMode
  }
}

/**
 * One page for all modes of the login widget: it stays mounted while the address changes, so what has been typed is
 * kept.
 */
export const Route = createFileRoute('/_empty/auth/_login')({
  validateSearch: loginDestinationSchema,
  head: () => ({ meta: [{ title: '登录' }] }),
  component: Login,
})

function Login() {
  const destination = Route.useSearch()
  const mode = useChildMatches({ select: (matches) => matches[0]?.staticData.loginMode })
  return (
    <LoginPage mode={mode ?? 'login'} destination={destination}>
      <Outlet />
    </LoginPage>
  )
}
