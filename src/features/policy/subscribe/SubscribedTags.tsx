import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './SubscribePage.module.css'
import { refreshSubscription, tagsAtMost } from './subscribeQueries.ts'

/** The subscribed tags; they can be removed one by one or all at once, and the last removal can be undone. */
export function SubscribedTags({ tags }: { tags: readonly Schema<'PolicyTag'>[] }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const refresh = () => refreshSubscription(queryClient)
  const [givenUp, setGivenUp] = useState<readonly Schema<'PolicyTag'>[]>([])
  // Tags subscribed to again meanwhile need not be restored.
  const lost = givenUp.filter((one) => !tags.some(({ tagId }) => tagId === one.tagId))
  const remove = useMutation({
    ...gatewayMutation('deleteTag'),
    onSuccess: (_data, { query }) => {
      setGivenUp(tags.filter(({ tagId }) => tagId === query.tagId))
      showMessage({ level: 'success', text: '已取消订阅', about: ['tags'] })
    },
    onSettled: refresh,
  })
  const restored = {
    onSuccess: () => showMessage({ level: 'success', text: '已恢复订阅', about: ['tags'] }),
    onSettled: refresh,
  }
  const restoreOne = useMutation({ ...gatewayMutation('addTag'), ...restored })
  const restoreAll = useMutation({ ...gatewayMutation('addTagsBatch'), ...restored })
  const clear = useMutation({
    ...gatewayMutation('deleteAllTags'),
    onSuccess: () => {
      setGivenUp(tags)
      showMessage({ level: 'success', text: '已取消全部标签', about: ['tags'] })
    },
    onSettled: refresh,
  })
  const busy = remove.isPending || clear.isPending || restoreOne.isPending || restoreAll.isPending

  const [one] = lost
  const restore =
    one === undefined ? null : (
      <Button
        look="plain"
        busy={busy}
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget)
          if (lost.length === 1) restoreOne.mutate({ body: { tagId: one.tagId } })
          else restoreAll.mutate({ body: { tagIds: lost.map(({ tagId }) => tagId) } })
        }}
      >
        {lost.length === 1 ? `恢复刚取消的“${one.tagName}”` : `恢复刚取消的 ${lost.length} 个标签`}
      </Button>
    )

  if (tags.length === 0) {
    return (
      <p className={styles['tagTools']}>
        尚未订阅标签，请在下面选择。
        {restore}
      </p>
    )
  }
  return (
    <>
      <ul className={styles['tags']} aria-label="已订阅的标签">
        {tags.map(({ tagId, tagName, policyCount }) => (
          <li key={tagId}>
            {tagName}
            <span className={styles['count']}>{policyCount} 条</span>
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={({ currentTarget }) => {
                if (busy) return
                keepFocusNear(currentTarget)
                remove.mutate({ query: { tagId } })
              }}
            >
              <Icon name="x" />
              <VisuallyHidden>取消订阅{tagName}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['tagTools']}>
        已订阅 {tags.length}/{tagsAtMost} 个标签
        <Button
          look="plain"
          busy={busy}
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget)
            clear.mutate({})
          }}
        >
          全部取消
        </Button>
        {restore}
      </p>
    </>
  )
}
