import { createFileRoute } from '@tanstack/react-router'
import { useActingMember } from '#features/auth/useActingMember.ts'
import { DockingButton } from '#features/docking/DockingButton.tsx'
import { DemandPage } from '#features/supply-demand/demand/DemandPage.tsx'
import { demandQuery } from '#features/supply-demand/demand/demandQueries.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
import { loadRecord, requiredId } from '../../../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/demand/detail')({
  validateSearch: recordSearchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { title } = await loadRecord(context.queryClient, demandQuery(id))
    return { id, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, title } = Route.useLoaderData()
  const member = useActingMember()
  return (
    <>
      <Visit targetType="DEMAND" targetId={id} title={title} />
      <DemandPage
        key={id}
        id={id}
        signedIn={member !== undefined}
        renderActions={(demand) => (
          <>
            <DockingButton kind="demand" target={demand} member={member} />
            <FavoriteButton
              target={{ type: 'DEMAND', id }}
              favorited={demand.favorited}
              signedIn={member !== undefined}
            />
          </>
        )}
      />
    </>
  )
}
