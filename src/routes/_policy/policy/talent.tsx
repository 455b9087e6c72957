import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { TalentMatchPage } from '#features/policy/talent/TalentMatchPage.tsx'
import { TalentPage } from '#features/policy/talent/TalentPage.tsx'
import { talentPoliciesQuery } from '#features/policy/talent/talentQueries.ts'
import { talentSearchSchema } from '#features/policy/talent/talentSearch.ts'

export const Route = createFileRoute('/_policy/policy/talent')({
  validateSearch: talentSearchSchema,
  loaderDeps: ({ search: { current, keyword, view } }) => ({ current, keyword, view }),
  loader: async ({ context, deps: { view, ...list } }) => {
    if (view === undefined) await context.queryClient.ensureQueryData(talentPoliciesQuery(list))
  },
  head: ({ match }) => ({
    meta: [
      { title: match.search.view === undefined ? '人才政策' : '人才政策匹配' },
      { name: 'description', content: '引才、育才、安居、创业等人才政策。' },
    ],
  }),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const session = useSession()
  if (search.view === undefined) return <TalentPage search={search} />
  const member = session && { id: session.user?.id, enId: session.enterprise?.enId }
  return (
    <TalentMatchPage
      search={search}
      member={member}
      renderFavorite={({ policyId, title, favorited }) => (
        <FavoriteButton
          target={{ type: 'POLICY', id: policyId }}
          favorited={favorited}
          signedIn={session !== undefined}
          listed={title}
        />
      )}
    />
  )
}
