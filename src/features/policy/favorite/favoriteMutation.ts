import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../gateway/call.ts'
import { gatewayOf } from '../../../gateway/query.ts'
import { isConflict, isNoRecord } from '../../../gateway/refusal.ts'
import { policyDetailQuery, type PolicyDetail } from '../detail/policyDetailQuery.ts'

/** The detail as it reads once it is a favourite, or no longer. */
export function withFavorite(policy: PolicyDetail, favorited: boolean): PolicyDetail {
  if ((policy.favorited ?? false) === favorited) return policy
  const favoriteCount = Math.max(0, policy.stats.favoriteCount + (favorited ? 1 : -1))
  return { ...policy, favorited, stats: { ...policy.stats, favoriteCount } }
}

/**
 * Makes a policy a favourite, or no longer; the variable says which. The page shows it at once and takes it back when
 * the gateway refuses.
 */
export function favoriteMutation(queryClient: QueryClient, id: string) {
  const { queryKey } = policyDetailQuery(id)
  return mutationOptions({
    mutationFn: async (favorited: boolean) => {
      const gateway = gatewayOf(queryClient)
      try {
        await call(gateway, favorited ? 'addPolicyFavorite' : 'deletePolicyFavorite', { path: { id } })
      } catch (error) {
        // The policy may be what was asked for already, e.g. favourited in another tab.
        const alreadySo = favorited ? isConflict(error) : isNoRecord(error)
        if (!alreadySo) throw error
      }
    },
    onMutate: async (favorited: boolean) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined) queryClient.setQueryData(queryKey, withFavorite(before, favorited))
      return { before }
    },
    onError: (_error, _favorited, context) => {
      if (context?.before !== undefined) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listPolicyFavorites'] }),
  })
}
