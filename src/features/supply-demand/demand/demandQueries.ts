import { gatewayQuery } from '#gateway/query.ts'
import type { DemandSearch } from './demandSearch.ts'

export const demandsQuery = ({ current = 1, demandType, status, name, categoryId }: DemandSearch) =>
  gatewayQuery('listDemands', {
    query: {
      current,
      size: 10,
      ...(demandType && { demandType }),
      ...(status && { status }),
      ...(name && { name }),
      ...(categoryId && { categoryId }),
    },
  })

/** The categories with their current number of demands. */
export const demandCategoriesQuery = gatewayQuery('listDemandCategories', {})

/** The categories that the back office recommends. */
export const recommendedCategoriesQuery = gatewayQuery('listDemandCommandCategories', {})

export const demandQuery = (id: string) => gatewayQuery('getDemand', { query: { id } })

/** One of the member's own, in any state. */
export const ownDemandQuery = (id: string) => gatewayQuery('getMyDemand', { query: { id } })
