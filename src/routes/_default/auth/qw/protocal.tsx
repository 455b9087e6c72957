import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#features/auth/terms/TermsPage.tsx'
import { userAgreement } from '#features/auth/terms/userAgreement.ts'

export const Route = createFileRoute('/_default/auth/qw/protocal')({
  head: () => ({ meta: [{ title: '用户服务协议' }] }),
  component: () => <TermsPage terms={userAgreement} />,
})
