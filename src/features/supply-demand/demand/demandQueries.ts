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

/** The categories with how many demands each has now. */
export const demandCategoriesQuery = gatewayQuery('listDemandCategories', {})

/** Those that the back office recommends. */
export const recommendedCategoriesQuery = gatewayQuery('listDemandCommandCategories', {})

export const demandQuery = (id: string) => gatewayQuery('getDemand', { query: { id } })

/** One of the member's own, in whatever state. */
export const ownDemandQuery = (id: string) => gatewayQuery('getMyDemand', { query: { id } })
