import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '#features/auth/changePassword/ChangePasswordPage.tsx'
import { FirstPasswordPage } from '#features/auth/changePassword/FirstPasswordPage.tsx'
import { firstPasswordSearch } from '#features/auth/changePassword/firstPasswordSearch.ts'

export const Route = createFileRoute('/_default/_user/user/changePassword')({
  validateSearch: firstPasswordSearch,
  head: ({ match }) => ({ meta: [{ title: match.search.first ? '设置密码' : '修改密码' }] }),
  component: Page,
})

function Page() {
  const { first, redirect_uri } = Route.useSearch()
  return first ? <FirstPasswordPage target={redirect_uri} /> : <ChangePasswordPage />
}
