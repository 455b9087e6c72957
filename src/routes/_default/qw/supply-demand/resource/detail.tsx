import { createFileRoute } from '@tanstack/react-router'
import { useActingMember } from '#features/auth/useActingMember.ts'
import { DockingButton } from '#features/docking/DockingButton.tsx'
import { LateEvaluations } from '#features/evaluation/LateEvaluations.tsx'
import { ResourcePage } from '#features/supply-demand/resource/ResourcePage.tsx'
import { resourceQuery } from '#features/supply-demand/resource/resourceQueries.ts'
import { FavoriteButton } from '#features/favorite/FavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
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
        evaluations={<LateEvaluations of="resource" id={id} />}
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
