import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { standingOf } from './favoriteStanding.ts'
import { favoriteLists, keepFavorite, type FavoriteTarget } from './favoriteTarget.ts'

/**
 * Makes something a favourite, or no longer; the variable says which. The page shows it at once and takes it back when
 * the gateway refuses.
 */
export function favoriteMutation(queryClient: QueryClient, target: FavoriteTarget) {
  const { queryKey, mark } = standingOf(target)
  return mutationOptions({
    mutationFn: (favorited: boolean) => keepFavorite(gatewayOf(queryClient), target, favorited),
    onMutate: async (favorited: boolean) => {
      const wasFetching = queryClient.isFetching({ queryKey }) > 0
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined) mark(queryClient, favorited)
      return { before, wasFetching }
    },
    onError: (_error, _favorited, context) => {
      if (context?.before !== undefined) queryClient.setQueryData(queryKey, context.before)
    },
    onSettled: async (_reply, _error, _favorited, context) => {
      await invalidate(queryClient, favoriteLists[target.type])
      // What was on its way, e.g. a member's own figures, was given up for the answer shown at once.
      if (context?.wasFetching === true) await queryClient.invalidateQueries({ queryKey })
    },
  })
}
