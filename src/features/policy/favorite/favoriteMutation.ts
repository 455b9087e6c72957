import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../gateway/call.ts'
import { gatewayOf, invalidate } from '../../../gateway/query.ts'
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
export function favoriteMutation(queryClient: QueryClient, policyId: string) {
  const { queryKey } = policyDetailQuery(policyId)
  return mutationOptions({
    mutationFn: async (favorited: boolean) => {
      // The policy may be what was asked for already, e.g. favourited in another tab.
      const isSo = favorited ? isConflict : isNoRecord
      const id = favorited ? 'addPolicyFavorite' : 'deletePolicyFavorite'
      try {
        await call(gatewayOf(queryClient), id, { path: { id: policyId } }, { silent: isSo })
      } catch (error) {
        if (!isSo(error)) throw error
      }
    },
    onMutate: async (favorited: boolean) => {
      const wasFetching = queryClient.isFetching({ queryKey }) > 0
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined) queryClient.setQueryData(queryKey, withFavorite(before, favorited))
      return { before, wasFetching }
    },
    onError: (_error, _favorited, context) => {
      if (context?.before !== undefined) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: async (_reply, _error, _favorited, context) => {
      await invalidate(queryClient, 'listPolicyFavorites')
      // What was on its way, e.g. a member's own figures, was given up for the answer shown at once.
      if (context?.wasFetching === true) await queryClient.invalidateQueries({ queryKey })
    },
  })
}
