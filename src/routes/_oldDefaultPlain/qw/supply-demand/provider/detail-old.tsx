import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { PublicEvaluations } from '#features/evaluation/PublicEvaluations.tsx'
import { storeSearchSchema } from '#features/facilitator/facilitatorSearch.ts'
import { StorePage } from '#features/facilitator/store/StorePage.tsx'
import { AskedFavoriteButton } from '#features/favorite/AskedFavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'

export const Route = createFileRoute('/_oldDefaultPlain/qw/supply-demand/provider/detail-old')({
  validateSearch: storeSearchSchema,
  loaderDeps: ({ search: { id, product } }) => ({ id, product }),
  loader: async ({ context, deps }) => {
    const { loadStore } = await whenOnline(() => import('../../../../-loadStore.ts'))
    return loadStore(context.queryClient, deps)
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, name } = Route.useLoaderData()
  const { product } = Route.useSearch()
  const signedIn = useSession() !== undefined
  return (
    <>
      <Visit targetType="PROVIDER" targetId={id} title={name} />
      <StorePage
        key={id}
        id={id}
        product={product}
        signedIn={signedIn}
        actions={<AskedFavoriteButton target={{ type: 'PROVIDER', id }} signedIn={signedIn} />}
        evaluations={<PublicEvaluations of="facilitator" id={id} />}
      />
    </>
  )
}
