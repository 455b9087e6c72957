import { createFileRoute } from '@tanstack/react-router'
import { ProductListPage } from '#features/facilitator/ProductListPage.tsx'
import { productsQuery } from '#features/facilitator/facilitatorQueries.ts'
import { productSearchSchema } from '#features/facilitator/facilitatorSearch.ts'

export const Route = createFileRoute('/_default/qw/supply-demand/production')({
  validateSearch: productSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(productsQuery(deps))
  },
  head: () => ({
    meta: [{ title: '产品与服务' }, { name: 'description', content: '入驻服务商的产品与服务及其价格。' }],
  }),
  component: Page,
})

function Page() {
  return <ProductListPage search={Route.useSearch()} />
}
