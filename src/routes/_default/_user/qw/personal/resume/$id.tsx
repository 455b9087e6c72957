import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { EnterpriseResumePage } from '#features/enterprise-profile/enterprise-resume/EnterpriseResumePage.tsx'
import { resumeSearch } from '#features/enterprise-profile/enterprise-resume/resumeSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/$id')({
  validateSearch: resumeSearch,
  head: () => ({ meta: [{ title: '企业信息' }] }),
  component: EnterpriseResume,
})

function EnterpriseResume() {
  const { id } = Route.useParams()
  const { isFacilitator = false, field } = Route.useSearch()
  const userId = useSession()?.user?.id
  return <EnterpriseResumePage key={id} enId={id} userId={userId} isFacilitator={isFacilitator} focus={field} />
}
