import { gatewayQuery } from '#gateway/query.ts'
import type { ResourceSearch } from './resourceSearch.ts'

export const resourcesQuery = ({ current = 1, resourceType, ownerType, name }: ResourceSearch) =>
  gatewayQuery('listResources', {
    query: {
      current,
      size: 10,
      ...(resourceType && { resourceType }),
      ...(ownerType && { ownerType }),
      ...(name && { name }),
    },
  })

export const resourceQuery = (id: string) => gatewayQuery('getResource', { query: { id } })

/** One of the member's own, in any state. */
export const ownResourceQuery = (id: string) => gatewayQuery('getMyResource', { query: { id } })
