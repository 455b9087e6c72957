import { createFileRoute } from '@tanstack/react-router'
import { AdPage } from '#features/ad/AdPage.tsx'
import { adQuery } from '#features/ad/adQueries.ts'
import { recordSearchSchema } from '#ui/list/listSearch.ts'
import { loadRecord, requiredId } from '../-loadRecord.ts'

export const Route = createFileRoute('/_simple/ad-detail')({
  validateSearch: recordSearchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, deps }) => {
    const id = requiredId(deps.id)
    const { title } = await loadRecord(context.queryClient, adQuery(id))
    return { id, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id } = Route.useLoaderData()
  return <AdPage key={id} id={id} />
}
