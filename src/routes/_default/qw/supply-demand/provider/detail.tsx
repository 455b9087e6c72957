import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../../../../features/auth/useSession.ts'
import { PublicEvaluations } from '../../../../../features/evaluation/PublicEvaluations.tsx'
import { ProviderPage } from '../../../../../features/provider/ProviderPage.tsx'
import { providerQuery } from '../../../../../features/provider/providerQueries.ts'
import { AskedFavoriteButton } from '../../../../../features/favorite/FavoriteButton.tsx'
import { Visit } from '../../../../../features/personal/history/Visit.tsx'
import { idParameter, searchSchema } from '../../../../../ui/list/listSearch.ts'
import { loadRecord, requiredId } from '../../../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/provider/detail')({
  validateSearch: searchSchema(() => ({ id: idParameter })),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { name } = await loadRecord(context.queryClient, providerQuery(id))
    return { id, title: name }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, title } = Route.useLoaderData()
  const signedIn = useSession() !== undefined
  return (
    <>
      <Visit targetType="PROVIDER" targetId={id} title={title} />
      <ProviderPage
        key={id}
        id={id}
        actions={<AskedFavoriteButton target={{ type: 'PROVIDER', id }} signedIn={signedIn} />}
        evaluations={<PublicEvaluations of="facilitator" id={id} />}
      />
    </>
  )
}
