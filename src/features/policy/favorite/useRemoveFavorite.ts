import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gatewayMutation } from '../../../gateway/query.ts'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'

/** Removes a policy from the favourites. A failure has shown its message, and the policy stays in the list. */
export function useRemoveFavorite() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  return useMutation({
    ...gatewayMutation('deletePolicyFavorite'),
    onSuccess: () => showMessage({ level: 'success', text: '已取消收藏' }),
    // Also after a failure: it may have been removed in another tab. The policy's page says whether it is a favorite.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listPolicyFavorites'] }),
        queryClient.invalidateQueries({ queryKey: ['getPolicyDetail'] }),
      ]),
  })
}
