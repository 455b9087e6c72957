import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { favoriteMutation } from './favoriteMutation.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'

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
