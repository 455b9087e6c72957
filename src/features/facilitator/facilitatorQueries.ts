import { gatewayQuery } from '#gateway/query.ts'
import type { ProviderSearch, ProductSearch } from './facilitatorSearch.ts'

export const providersQuery = ({ current = 1, providerType, sort, name }: ProviderSearch) =>
  gatewayQuery('listFacilitators', {
    query: {
      current,
      size: 10,
      ...(providerType && { providerType }),
      ...(sort && { sort }),
      ...(name && { name }),
    },
  })

/** What /qw/provider shows of the providers: the best rated. */
export const bestProvidersQuery = () => providersQuery({ sort: 'SCORE' })

export const providerQuery = (id: string) => gatewayQuery('getFacilitator', { path: { id } })

export const productsQuery = ({ current = 1, categoryId, name }: ProductSearch) =>
  gatewayQuery('listFacilitatorProducts', {
    query: { current, size: 10, ...(categoryId && { categoryId }), ...(name && { name }) },
  })

/** The service categories, two levels of them (§7.1). */
export const serviceCategoriesQuery = () =>
  gatewayQuery('listCategoryTypes', { query: { type: 'SERVICE' } }, { message: true })
