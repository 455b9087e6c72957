import { createFileRoute } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserQuery, myEnterprisesQuery } from '#features/auth/sessionQueries.ts'
import { useSession } from '#features/auth/useSession.ts'
import { TakeOverOffer } from '#features/enterprise-profile/visitor/TakeOverOffer.tsx'
import { useVisitorProfile } from '#features/enterprise-profile/visitor/visitorProfile.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { briefQueries } from '#features/policy/brief/briefQueries.ts'
import { ReportPage, type Reader } from '#features/policy/report/ReportPage.tsx'
import { memberReportQuery } from '#features/policy/report/reportQueries.ts'
import { reportSearchSchema } from '#features/policy/report/reportSearch.ts'
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
  const session = useSession()
  const queryClient = useQueryClient()
  // Fetched by the session; only read here.
  const unknown = [
    useQuery({ ...currentUserQuery, enabled: false }),
    useQuery({ ...myEnterprisesQuery, enabled: false }),
  ].some(({ isError }) => isError)
  const reader = readerOf(session, visitor.kept && visitor.kept.profile, unknown)
  return (
    <ReportPage
      search={search}
      reader={reader}
      offer={
        session === undefined ? null : (
          <TakeOverOffer
            visitor={visitor}
            enterprises={session.enterprises}
            current={session.enterprise}
            onChanged={(enId) => void queryClient.invalidateQueries({ queryKey: memberReportQuery(enId).queryKey })}
          />
        )
      }
      renderFavorite={({ policyId, title, favorited }) => (
        <FavoriteButton
          target={{ type: 'POLICY', id: policyId }}
          favorited={favorited}
          signedIn={session !== undefined}
          listed={title}
        />
      )}
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

function readerOf(
  session: ReturnType<typeof useSession>,
  profile: Extract<Reader, { kind: 'visitor' }>['profile'],
  failed: boolean,
): Reader {
  if (session === undefined) return { kind: 'visitor', profile }
  const { user, enterprises, enterprise } = session
  return { kind: 'member', userId: user?.id, enterprise: enterprise ?? (enterprises && null), failed }
}
