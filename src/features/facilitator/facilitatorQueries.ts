import { gatewayQuery } from '#gateway/query.ts'
import type { FacilitatorSearch, ProductSearch } from './facilitatorSearch.ts'

export const facilitatorsQuery = ({ current = 1, providerType, sort, name }: FacilitatorSearch) =>
  gatewayQuery('listFacilitators', {
    query: {
      current,
      size: 10,
      ...(providerType && { providerType }),
      ...(sort && { sort }),
      ...(name && { name }),
    },
  })

/** The facilitators shown on /qw/provider: the best rated. */
export const bestFacilitatorsQuery = () => facilitatorsQuery({ sort: 'SCORE' })

export const facilitatorQuery = (id: string) => gatewayQuery('getFacilitator', { path: { id } })

export const productsQuery = ({ current = 1, categoryId, name }: ProductSearch) =>
  gatewayQuery('listFacilitatorProducts', {
    query: { current, size: 10, ...(categoryId && { categoryId }), ...(name && { name }) },
  })

/** The service categories, in two levels (§7.1). */
export const serviceCategoriesQuery = () =>
  gatewayQuery('listCategoryTypes', { query: { type: 'SERVICE' } }, { message: true })
