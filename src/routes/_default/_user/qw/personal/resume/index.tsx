import { createFileRoute } from '@tanstack/react-router'
import { providerRights } from '../../../../../../features/auth/currentEnterprise.ts'
import { useSession } from '../../../../../../features/auth/useSession.ts'
import { ResumePage } from '../../../../../../features/personal/resume/ResumePage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/')({
  head: () => ({ meta: [{ title: '企业名片' }] }),
  component: Page,
})

function Page() {
  return (
    <ResumePage
      enterprises={useSession()?.enterprises}
      isFacilitator={({ faStatus }) => providerRights(faStatus).resumeAsProvider}
    />
  )
}
