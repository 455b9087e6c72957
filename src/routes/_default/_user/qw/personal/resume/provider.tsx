import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { FacilitatorResumePage } from '#features/personal/facilitator/FacilitatorResumePage.tsx'
import { FacilitatorStanding } from '#features/facilitator/change/FacilitatorStanding.tsx'
import { FacilitatorResumeForm } from '#features/facilitator/facilitator-resume/FacilitatorResumeForm.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/provider')({
  head: () => ({ meta: [{ title: '服务商入驻' }] }),
  component: FacilitatorResume,
})

function FacilitatorResume() {
  const session = useSession()
  return (
    <FacilitatorResumePage
      enId={session?.enterprises && (session.enterprise?.enId ?? null)}
      renderStanding={(details) => <FacilitatorStanding details={details} />}
      renderForm={({ enId, resume }, onSent) => (
        <FacilitatorResumeForm key={enId} enId={enId} userId={session?.user?.id} saved={resume} onSent={onSent} />
      )}
    />
  )
}
