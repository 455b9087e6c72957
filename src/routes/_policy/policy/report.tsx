import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../../features/auth/useSession.ts'
import { briefQueries } from '../../../features/policy/brief/briefQueries.ts'
import { ReportPage, type Reader } from '../../../features/policy/report/ReportPage.tsx'
import { reportSearchSchema } from '../../../features/policy/report/reportSearch.ts'
import { useVisitorProfile } from '../../../features/policy/report/visitorProfile.ts'
import { ReportForm } from './-ReportForm.tsx'

export const Route = createFileRoute('/_policy/policy/report')({
  validateSearch: reportSearchSchema,
  loader: ({ context }) => context.queryClient.prefetchQuery(briefQueries.recommended()),
  head: () => ({
    meta: [{ title: '政策匹配' }, { name: 'description', content: '填一次企业信息，看能享受哪些政策。' }],
  }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const visitor = useVisitorProfile()
  const reader = useReader(visitor.profile)
  return (
    <ReportPage
      search={search}
      reader={reader}
      form={
        <ReportForm
          reader={reader}
          focus={search.fill ?? ''}
          onKeep={visitor.keep}
          onDone={() => void navigate({ search: {} })}
        />
      }
    />
  )
}

function useReader(profile: Extract<Reader, { kind: 'visitor' }>['profile']): Reader {
  const session = useSession()
  if (session === undefined) return { kind: 'visitor', profile }
  const { user, enterprises, enterprise } = session
  return { kind: 'member', userId: user?.id, enterprise: enterprise ?? (enterprises && null) }
}
