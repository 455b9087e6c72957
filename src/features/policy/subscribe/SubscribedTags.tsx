import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayMutation } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { keepFocusNear } from '../../../ui/focus/keepFocusNear.ts'
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './SubscribePage.module.css'
import { refreshSubscription, tagsAtMost } from './subscribeQueries.ts'

/** The tags subscribed to; each can be given up, and all of them at once. What was given up so is offered back. */
export function SubscribedTags({ tags }: { tags: readonly Schema<'PolicyTag'>[] }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const refresh = () => refreshSubscription(queryClient)
  const remove = useMutation({
    ...gatewayMutation('deleteTag'),
    onSuccess: () => showMessage({ level: 'success', text: '已取消订阅', about: ['tags'] }),
    onSettled: refresh,
  })
  const [given, setGiven] = useState<readonly string[]>([])
  const restore = useMutation({ ...gatewayMutation('addTagsBatch'), onSuccess: () => setGiven([]), onSettled: refresh })
  const clear = useMutation({
    ...gatewayMutation('deleteAllTags'),
    onSuccess: () => {
      setGiven(tags.map(({ tagId }) => tagId))
      showMessage({ level: 'success', text: '已取消全部标签', about: ['tags'] })
    },
    onSettled: refresh,
  })
  const busy = remove.isPending || clear.isPending || restore.isPending

  if (tags.length === 0) {
    return (
      <p className={styles['tagTools']}>
        尚未订阅标签，请在下面选择。
        {given.length === 0 ? null : (
          <Button
            look="plain"
            busy={busy}
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              restore.mutate({ body: { tagIds: [...given] } })
            }}
          >
            恢复刚取消的 {given.length} 个标签
          </Button>
        )}
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
              <CloseIcon />
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
      </p>
    </>
  )
}
