import { createFileRoute } from '@tanstack/react-router'
import { DemandListPage } from '../../../../../features/supply-demand/demand/DemandListPage.tsx'
import { demandSearchSchema, demandsQuery } from '../../../../../features/supply-demand/demand/demandQueries.ts'
import { useSession } from '../../../../../features/auth/useSession.ts'
import { PublishButton } from '../../../../../features/supply-demand/PublishButton.tsx'

export const Route = createFileRoute('/_default/qw/supply-demand/demand/')({
  validateSearch: demandSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(demandsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '需求大厅' }, { name: 'description', content: '企业发布的技术、采购、融资、人才等需求。' }],
  }),
  component: Page,
})

function Page() {
  return <DemandListPage search={Route.useSearch()} publish={<PublishButton signedIn={useSession() !== undefined} />} />
}
