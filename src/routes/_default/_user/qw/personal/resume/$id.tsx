import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { EnterpriseResumePage } from '../../../../../../features/personal/resume/EnterpriseResumePage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/resume/$id')({
  // 2.1-98: the router reads true and false as what they are.
  validateSearch: z.object({ isFacilitator: z.catch(z.optional(z.boolean()), undefined) }),
  head: () => ({ meta: [{ title: '企业信息' }] }),
  component: EnterpriseResume,
})

function EnterpriseResume() {
  const { id } = Route.useParams()
  const { isFacilitator = false } = Route.useSearch()
  return <EnterpriseResumePage key={id} enId={id} isFacilitator={isFacilitator} />
}
