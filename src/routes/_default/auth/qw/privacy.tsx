import { createFileRoute } from '@tanstack/react-router'
import { privacyTerms } from '#features/auth/terms/privacyTerms.ts'
import { TermsPage } from '#features/auth/terms/TermsPage.tsx'

export const Route = createFileRoute('/_default/auth/qw/privacy')({
  head: () => ({ meta: [{ title: '隐私协议' }] }),
  component: () => <TermsPage terms={privacyTerms} />,
})
