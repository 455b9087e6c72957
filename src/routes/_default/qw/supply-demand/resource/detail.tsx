import { createFileRoute } from '@tanstack/react-router'
import { useActingMember } from '#features/auth/useActingMember.ts'
import { DockingButton } from '#features/docking/DockingButton.tsx'
import { ResourcePage } from '#features/supply-demand/resource/ResourcePage.tsx'
import { resourceQuery } from '#features/supply-demand/resource/resourceQueries.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { inBrowser } from '#ui/working/inBrowser.tsx'
import { loadRecord, requiredId } from '../../../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/resource/detail')({
  validateSearch: recordSearchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { title } = await loadRecord(context.queryClient, resourceQuery(id))
    return { id, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

// Few read them, and their data are not in the page the server sends: their code need not be, either.
const PublicEvaluations = inBrowser(
  async () => (await import('#features/evaluation/PublicEvaluations.tsx')).PublicEvaluations,
  <DetailSection title="评价">
    <Skeleton lines={4} />
  </DetailSection>,
)

function Detail() {
  const { id, title } = Route.useLoaderData()
  const member = useActingMember()
  return (
    <>
      <Visit targetType="RESOURCE" targetId={id} title={title} />
      <ResourcePage
        key={id}
        id={id}
        signedIn={member !== undefined}
        evaluations={<PublicEvaluations of="resource" id={id} />}
        renderActions={(resource) => (
          <>
            <DockingButton kind="resource" target={resource} member={member} />
            <FavoriteButton
              target={{ type: 'RESOURCE', id }}
              favorited={resource.favorited}
              signedIn={member !== undefined}
            />
          </>
        )}
      />
    </>
  )
}
