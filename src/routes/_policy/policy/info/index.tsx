import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { setPage } from '#features/policy/search/changeSearch.ts'
import { readPolicyInfoSearch } from '#features/policy/search/policyInfoSearch.ts'
import { policySearchQuery } from '#features/policy/search/policyQuery.ts'
import { PolicySearchPage } from '#features/policy/search/PolicySearchPage.tsx'
import { searchTitle } from '#features/policy/search/searchTitle.ts'
import { HotTags } from '#features/search/hotTags/HotTags.tsx'

export const Route = createFileRoute('/_policy/policy/info/')({
  validateSearch: readPolicyInfoSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // The browser shows the page at once, with the last results or a placeholder, and fills it in.
    if (import.meta.env.SSR) await context.queryClient.ensureQueryData(policySearchQuery(deps))
    else void context.queryClient.prefetchQuery(policySearchQuery(deps))
  },
  head: ({ match }) => ({
    meta: [
      { title: searchTitle(match.search) },
      { name: 'description', content: '按关键词、层级、类别、申报状态等条件查找惠企政策。' },
    ],
  }),
  component: PolicyInfo,
})

// One element for good, so that the results are not rendered anew for it.
const hotTags = <HotTags />

function PolicyInfo() {
  const search = Route.useSearch()
  const conditions = Route.useSearch({ select: (current) => setPage(current, 1), structuralSharing: true })
  const signedIn = useSession() !== undefined
  return <PolicySearchPage search={search} conditions={conditions} signedIn={signedIn} hotTags={hotTags} />
}
