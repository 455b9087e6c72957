import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { favoriteLists, type FavoriteTarget, keepFavorite } from './favoriteTarget.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { standingOf } from './favoriteStanding.ts'

/**
 * Adds or removes a favourite and confirms it. A failure has shown its message.
 * @param onDone called even if the item has left the list by then
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
 * Adds or removes a favourite; the variable says which. The page shows it at once and reverts it when the gateway
 * refuses.
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
      // A fetch in progress, e.g. of a member's own figures, was cancelled for the optimistic update.
      if (context?.wasFetching === true) await queryClient.invalidateQueries({ queryKey })
    },
  })
}
