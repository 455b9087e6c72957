import { createFileRoute } from '@tanstack/react-router'
import { loginDestinationSchema } from '#features/auth/loginDestination.ts'
import { ThirdLoginPage } from '#features/auth/third/ThirdLoginPage.tsx'

export const Route = createFileRoute('/_empty/third-login')({
  validateSearch: loginDestinationSchema,
  head: () => ({ meta: [{ title: '扫码登录' }] }),
  component: ThirdLogin,
})

function ThirdLogin() {
  return <ThirdLoginPage destination={Route.useSearch()} />
}
