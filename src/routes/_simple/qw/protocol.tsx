import { createFileRoute } from '@tanstack/react-router'
import { userAgreement } from '#features/auth/terms/userAgreement.ts'
import { TermsPage } from '#features/auth/terms/TermsPage.tsx'

export const Route = createFileRoute('/_simple/qw/protocol')({
  head: () => ({ meta: [{ title: '用户服务协议' }] }),
  component: () => <TermsPage terms={userAgreement} />,
})
