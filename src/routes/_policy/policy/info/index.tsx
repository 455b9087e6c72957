import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#features/auth/useSession.ts'
import { setPage } from '#features/policy/search/changeSearch.ts'
import { readPolicyInfoSearch } from '#features/policy/search/policyInfoSearch.ts'
import { policySearchQuery, visitorsSearch } from '#features/policy/search/policyQuery.ts'
import { PolicySearchPage } from '#features/policy/search/PolicySearchPage.tsx'
import { searchTitle } from '#features/policy/search/searchTitle.ts'
import { HotTags } from '#features/search/hotTags/HotTags.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'

const FittingFilter = lazy(async () => ({
  default: (await whenOnline(() => import('#features/policy/search/FittingFilter.tsx'))).FittingFilter,
}))

export const Route = createFileRoute('/_policy/policy/info/')({
  validateSearch: readPolicyInfoSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // The browser shows the page at once, with the last results or a placeholder, and fills it in.
    if (import.meta.env.SSR) await context.queryClient.ensureQueryData(policySearchQuery(visitorsSearch(deps)))
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

// Constant elements, so that the results do not render again because of them.
const hotTags = <HotTags />
const fittingFilter = (
  <Suspense>
    <FittingFilter />
  </Suspense>
)

function PolicyInfo() {
  const search = Route.useSearch()
  const conditions = Route.useSearch({ select: (current) => setPage(current, 1), structuralSharing: true })
  const session = useSession()
  return (
    <PolicySearchPage
      search={search}
      conditions={conditions}
      signedIn={session !== undefined}
      hotTags={hotTags}
      fittingFilter={session?.enterprise && fittingFilter}
    />
  )
}
