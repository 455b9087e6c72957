import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '#features/auth/useSession.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { detailHead } from '#features/policy/detail/detailHead.ts'
import { PolicyDetailPage } from '#features/policy/detail/PolicyDetailPage.tsx'
import { policyDetailQuery, recommendationsQuery } from '#features/policy/detail/policyDetailQuery.ts'
import { isPolicyId } from '#features/policy/policyId.ts'
import { isMissing } from '#gateway/refusal.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

// For members only; nobody else loads it.
const Visit = lazy(async () => ({
  default: (await whenOnline(() => import('#features/personal/history/Visit.tsx'))).Visit,
}))
const PolicyMatch = lazy(async () => ({
  default: (await whenOnline(() => import('#features/policy/match/PolicyMatch.tsx'))).PolicyMatch,
}))

export const Route = createFileRoute('/_policy/policy/info/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isPolicyId(id)) throw notFound()
    const recommended = queryClient.prefetchQuery(recommendationsQuery(id))
    try {
      // Not the policy itself, which reaches the browser with its query.
      return detailHead(await queryClient.ensureQueryData(policyDetailQuery(id)))
    } catch (error) {
      if (isMissing(error)) throw notFound()
      throw error
    } finally {
      // A query that is still pending would be sent along and fail in the browser, where nothing catches it.
      await recommended
    }
  },
  head: ({ loaderData }) => ({ meta: loaderData ?? [] }),
  component: PolicyInfoDetail,
})

function PolicyInfoDetail() {
  const { id } = Route.useParams()
  const session = useSession()
  const { user, enterprise } = session ?? {}
  const { title } = useSuspenseQuery(policyDetailQuery(id)).data
  return (
    <>
      {session && (
        <Suspense>
          <Visit targetType="POLICY" targetId={id} title={title} />
        </Suspense>
      )}
      <PolicyDetailPage
        key={id}
        id={id}
        signedIn={session !== undefined}
        userId={user?.id}
        renderFavorite={({ favorited }) => (
          <FavoriteButton
            block
            target={{ type: 'POLICY', id }}
            favorited={favorited}
            signedIn={session !== undefined}
          />
        )}
        renderMatch={(condition) =>
          user && enterprise ? (
            <Suspense>
              <PolicyMatch policyId={id} enterprise={enterprise} userId={user.id} condition={condition} />
            </Suspense>
          ) : null
        }
      />
    </>
  )
}
