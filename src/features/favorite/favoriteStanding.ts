import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'

/** Where a page knows from whether a target is a favourite. */
interface Standing {
  queryKey: QueryKey
  /** Makes the page show it before the gateway has answered. */
  mark: (queryClient: QueryClient, favorited: boolean) => void
}

/** Details of policies, demands and resources contain it; for other types it is a call of its own. */
export function standingOf(target: FavoriteTarget): Standing {
  const query = { id: target.id }
  if (target.type === 'POLICY') return standing(gatewayQuery('getPolicyDetail', { query }).queryKey, withPolicyFavorite)
  if (target.type === 'DEMAND') {
    return standing<DataOf<'getDemand'>>(gatewayQuery('getDemand', { query }).queryKey, withFavorite)
  }
  if (target.type === 'RESOURCE') {
    return standing<DataOf<'getResource'>>(gatewayQuery('getResource', { query }).queryKey, withFavorite)
  }
  const { queryKey } = isFavoriteQuery(target)
  return { queryKey, mark: (queryClient, favorited) => queryClient.setQueryData(queryKey, favorited) }
}

function standing<Detail>(queryKey: QueryKey, as: (detail: Detail, favorited: boolean) => Detail): Standing {
  return {
    queryKey,
    mark: (queryClient, favorited) =>
      queryClient.setQueryData<Detail>(queryKey, (detail) =>
        detail === undefined ? undefined : as(detail, favorited),
      ),
  }
}

interface Counted {
  favorited?: boolean
  favoriteCount: number
}

function withFavorite<Detail extends Counted>(detail: Detail, favorited: boolean): Detail {
  if ((detail.favorited ?? false) === favorited) return detail
  return { ...detail, favorited, favoriteCount: counted(detail.favoriteCount, favorited) }
}

/** The detail after adding or removing the favourite. */
export function withPolicyFavorite(policy: DataOf<'getPolicyDetail'>, favorited: boolean): DataOf<'getPolicyDetail'> {
  if ((policy.favorited ?? false) === favorited) return policy
  const { stats } = policy
  return { ...policy, favorited, stats: { ...stats, favoriteCount: counted(stats.favoriteCount, favorited) } }
}

function counted(count: number, favorited: boolean): number {
  return Math.max(0, count + (favorited ? 1 : -1))
}

/** Whether a target is a favourite if its detail does not say so. */
export function isFavoriteQuery(target: FavoriteTarget) {
  return queryOptions({
    queryKey: ['isFavorite', target.type, target.id] as const,
    queryFn: async ({ client, signal }) => {
      const query = { targetId: target.id, size: 1 }
      const options = { signal }
      const gateway = gatewayOf(client)
      if (target.type === 'PROVIDER') {
        return (await call(gateway, 'listFacilitatorFavorites', { query }, options)).total > 0
      }
      if (target.type === 'ATTRACT' || target.type === 'NEWS') {
        return (await call(gateway, 'listContentFavorites', { query }, options)).total > 0
      }
      return (await call(gateway, 'listInvestmentFavorites', { query }, options)).total > 0
    },
    // Another tab may have changed it.
    staleTime: 0,
    retry: false,
  })
}
