import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { ProviderResumePage } from '#features/personal/facilitator/FacilitatorResumePage.tsx'
import { ProviderStanding } from '#features/facilitator/change/FacilitatorStanding.tsx'
import { ProviderResumeForm } from '#features/facilitator/facilitator-resume/FacilitatorResumeForm.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/provider')({
  head: () => ({ meta: [{ title: '服务商入驻' }] }),
  component: ProviderResume,
})

function ProviderResume() {
  const session = useSession()
  return (
    <ProviderResumePage
      enId={session?.enterprises && (session.enterprise?.enId ?? null)}
      renderStanding={(details) => <ProviderStanding details={details} />}
      renderForm={({ enId, resume }, onSent) => (
        <ProviderResumeForm key={enId} enId={enId} userId={session?.user?.id} saved={resume} onSent={onSent} />
      )}
    />
  )
}
