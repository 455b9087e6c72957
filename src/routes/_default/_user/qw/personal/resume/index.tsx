import { createFileRoute } from '@tanstack/react-router'
import { providerRights } from '#features/auth/currentEnterprise.ts'
import { useSession } from '#features/auth/useSession.ts'
import { BusinessCardPage } from '#features/personal/facilitator/BusinessCardPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/')({
  head: () => ({ meta: [{ title: '企业名片' }] }),
  component: Page,
})

function Page() {
  const session = useSession()
  const enterprise = session?.enterprises && (session.enterprise ?? null)
  return <BusinessCardPage enterprise={enterprise} rights={providerRights(enterprise?.faStatus ?? 'NONE')} />
}
