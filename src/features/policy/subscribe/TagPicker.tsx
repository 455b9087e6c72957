import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayMutation } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import styles from './SubscribePage.module.css'
import { refreshSubscription, tagsAtMost, tagTypes } from './subscribeQueries.ts'

/** The tags still to be had, by kind; several are subscribed to at once. */
export function TagPicker({ tags }: { tags: readonly Schema<'PolicyTag'>[] }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const add = useMutation({
    ...gatewayMutation('addTagsBatch'),
    onSuccess: (_data, { body: { tagIds } }) => {
      showMessage({ level: 'success', text: '订阅成功' })
      // What was ticked meanwhile stays.
      setChosen((ticked) => new Set([...ticked].filter((tagId) => !tagIds.includes(tagId))))
    },
    onSettled: () => refreshSubscription(queryClient),
  })
  const free = tagsAtMost - tags.filter(({ subscribed }) => subscribed).length
  const offered = tags.filter(({ subscribed }) => !subscribed)
  const wanted = offered.filter(({ tagId }) => chosen.has(tagId)).map(({ tagId }) => tagId)

  function toggle(tagId: string) {
    const next = new Set(chosen)
    if (!next.delete(tagId)) next.add(tagId)
    setChosen(next)
  }

  return (
    <div className={styles['picker']}>
      {Object.entries(tagTypes).map(([type, name]) => {
        const ofType = offered.filter(({ tagType }) => tagType === type)
        return ofType.length === 0 ? null : (
          <fieldset key={type}>
            <legend>{name}</legend>
            <div className={styles['choices']}>
              {ofType.map(({ tagId, tagName, policyCount }) => (
                <label key={tagId}>
                  <input type="checkbox" checked={chosen.has(tagId)} onChange={() => toggle(tagId)} />
                  {tagName}
                  <span className={styles['count']}>{policyCount} 条</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      {wanted.length > free ? (
        <p role="alert">
          最多订阅 {tagsAtMost} 个标签，还可以选 {free} 个
        </p>
      ) : null}
      <p>
        <Button
          look="primary"
          // Not disabled: once the tags are subscribed to none is chosen, and a disabled button loses the focus.
          busy={add.isPending || wanted.length === 0 || wanted.length > free}
          onClick={() => add.mutate({ body: { tagIds: wanted } })}
        >
          订阅选中的 {wanted.length} 个标签
        </Button>
      </p>
    </div>
  )
}
