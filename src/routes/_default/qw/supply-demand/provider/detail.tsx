import { createFileRoute } from '@tanstack/react-router'
import { PublicEvaluations } from '../../../../../features/evaluation/PublicEvaluations.tsx'
import { ProviderPage } from '../../../../../features/provider/ProviderPage.tsx'
import { providerQuery } from '../../../../../features/provider/providerQueries.ts'
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
  return (
    <>
      <Visit targetType="PROVIDER" targetId={id} title={title} />
      <ProviderPage key={id} id={id} evaluations={<PublicEvaluations of="facilitator" id={id} />} />
    </>
  )
}
