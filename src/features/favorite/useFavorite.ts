import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { favoriteLists, type FavoriteTarget, keepFavorite } from './favoriteTarget.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { standingOf } from './favoriteStanding.ts'

/**
 * Makes something a favourite, or no longer, and says so. A failure has shown its message.
 * @param onDone is called even when what asked for it has gone from the list by then
 */
export function useFavorite(target: FavoriteTarget, onDone?: () => void) {
  const showMessage = useShowMessage()
  return useMutation({
    ...favoriteMutation(useQueryClient(), target),
    onSuccess(_reply, favorited) {
      showMessage({ level: 'success', text: favorited ? '收藏成功' : '已取消收藏', about: ['favorite'] })
      onDone?.()
    },
  })
}

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
