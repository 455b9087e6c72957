import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { ComparePage } from '#features/policy/compare/ComparePage.tsx'
import { readCompareSearch, idsIn } from '#features/policy/compare/compareSearch.ts'
import { policyDetailQuery } from '#features/policy/detail/policyDetailQuery.ts'

export const Route = createFileRoute('/_policy/policy/compare')({
  validateSearch: readCompareSearch,
  loaderDeps: ({ search }) => ({ ids: search.ids }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all(idsIn(deps).map((id) => queryClient.prefetchQuery(policyDetailQuery(id))))
  },
  head: () => ({
    meta: [
      { title: '政策对比' },
      { name: 'description', content: '最多四条政策并排对比：对象、金额、条件、截止、能否叠加。' },
    ],
  }),
  component: Page,
})

function Page() {
  const signedIn = useSession() !== undefined
  return (
    <ComparePage
      search={Route.useSearch()}
      renderFavorite={({ id, favorited }) => (
        <FavoriteButton block target={{ type: 'POLICY', id }} favorited={favorited} signedIn={signedIn} />
      )}
    />
  )
}
