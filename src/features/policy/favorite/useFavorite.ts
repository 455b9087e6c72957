import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { favoriteMutation } from './favoriteMutation.ts'

/** Makes a policy a favourite, or no longer, and says so. A failure has shown its message. */
export function useFavorite(id: string) {
  const showMessage = useShowMessage()
  return useMutation({
    ...favoriteMutation(useQueryClient(), id),
    onSuccess: (_reply, favorited) =>
      showMessage({ level: 'success', text: favorited ? '收藏成功' : '已取消收藏', about: ['favorite'] }),
  })
}
