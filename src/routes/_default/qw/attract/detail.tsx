import { createFileRoute } from '@tanstack/react-router'
import { AttractPage } from '#features/attract/AttractPage.tsx'
import { useUserId } from '#features/auth/useUserId.ts'
import { attractQuery } from '#features/attract/attractQueries.ts'
import { IntentButton } from '#features/intent/IntentButton.tsx'
import { AskedFavoriteButton } from '#features/favorite/AskedFavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
import { loadRecord, requiredId } from '../../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/attract/detail')({
  validateSearch: recordSearchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { title } = await loadRecord(context.queryClient, attractQuery(id))
    return { id, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, title } = Route.useLoaderData()
  const userId = useUserId()
  return (
    <>
      <Visit targetType="ATTRACT" targetId={id} title={title} />
      <AttractPage
        key={id}
        id={id}
        intent={
          <>
            <IntentButton target={{ kind: 'attract', id }} userId={userId} />
            <AskedFavoriteButton target={{ type: 'ATTRACT', id }} signedIn={userId !== null} />
          </>
        }
      />
    </>
  )
}
