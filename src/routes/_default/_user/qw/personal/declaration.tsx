import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { declareSearchSchema } from '#features/declare-record/declareSearch.ts'
import { DeclareRecordPage } from '#features/declare-record/DeclareRecordPage.tsx'
import { DeclareRecordsPage } from '#features/declare-record/DeclareRecordsPage.tsx'

export const Route = createFileRoute('/_default/_user/qw/personal/declaration')({
  validateSearch: declareSearchSchema,
  head: () => ({ meta: [{ title: '我的申报' }] }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const session = useSession()
  const userId = session?.user?.id
  if (search.id !== undefined) return <DeclareRecordPage key={search.id} id={search.id} userId={userId} />
  return <DeclareRecordsPage search={search} userId={userId} enterprises={session?.enterprises} />
}
