import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation } from '#gateway/query.ts'
import { policyTagTypeWords } from '#gateway/generated/words/PolicyTagType.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from './SubscribePage.module.css'
import { refreshSubscription, tagsAtMost } from './subscribeQueries.ts'

interface TagPickerProps {
  tags: readonly Schema<'PolicyTag'>[]
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
}

interface Ticked {
  tagIds: string[]
}

const outline: Ticked = { tagIds: [''] }

/** The available tags, by kind; several can be subscribed to at once. */
export function TagPicker({ tags, userId }: TagPickerProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<Ticked>({ defaultValues: { tagIds: [] } })
  const chosen = new Set(useWatch({ control: form.control, name: 'tagIds' }))
  const draft = useRecordDraft(form, { form: 'tags', owner: userId, version: 1, keptFor: WEEK }, outline)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = picker.current?.closest('details')
    // A restored draft must be visible.
    if (draft.restored && panel) panel.open = true
  }, [draft.restored])
  const add = useMutation({
    ...gatewayMutation('addTagsBatch'),
    onSuccess: (_data, { body: { tagIds } }) => {
      showMessage({ level: 'success', text: '订阅成功', about: ['tags'] })
      // Tags ticked meanwhile stay.
      keep(form.getValues('tagIds').filter((tagId) => !tagIds.includes(tagId)))
    },
    onSettled: () => refreshSubscription(queryClient),
  })
  const free = tagsAtMost - tags.filter(({ subscribed }) => subscribed).length
  const offered = tags.filter(({ subscribed, policyCount }) => !subscribed && policyCount > 0)
  const wanted = offered.filter(({ tagId }) => chosen.has(tagId)).map(({ tagId }) => tagId)

  function keep(tagIds: string[]) {
    form.setValue('tagIds', tagIds)
    if (tagIds.length === 0) draft.forget()
  }

  function toggle(tagId: string) {
    const next = new Set(form.getValues('tagIds'))
    if (!next.delete(tagId)) next.add(tagId)
    keep([...next])
  }

  return (
    <div ref={picker} className={styles['picker']}>
      {draft.restored && <DraftNotice onDiscard={() => keep([])} />}
      {Object.entries(policyTagTypeWords).map(([type, name]) => {
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
          // Not disabled: after subscribing no tag is chosen, and a disabled button loses the focus.
          busy={add.isPending || wanted.length === 0 || wanted.length > free}
          onClick={() => add.mutate({ body: { tagIds: wanted } })}
        >
          订阅选中的 {wanted.length} 个标签
        </Button>
      </p>
    </div>
  )
}
