import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation, gatewayOf, gatewayQuery, invalidate } from '#gateway/query.ts'
import { messageTypeWords } from '#gateway/generated/words/MessageType.ts'
import { createTime } from '#gateway/generated/fields/Message.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { keepFocusNear } from '#ui/focus/keepFocusNear.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { minuteText } from '#ui/timeText.ts'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { MessageLink } from './MessageLink.tsx'
import styles from './MessageListPage.module.css'
import type { MessageSearch } from './messageSearch.ts'

/** The message centre (2.3-28; §2.1 /qw/message, /user/message). */
export function MessageListPage({ search: { current = 1, type: asked } }: { search: MessageSearch }) {
  const type = choiceOf(messageTypeWords, asked)
  const queryClient = useQueryClient()
  const query = {
    ...gatewayQuery('listMessages', { query: { current, size: 10, ...(type && { type }) } }),
    staleTime: 0,
  }
  const { mutate: read, isPending } = useMutation({
    ...gatewayMutation('readMessage'),
    onSuccess: () => invalidate(queryClient, 'listMessages', 'countUnreadMessages'),
  })
  const { data } = useQuery(query)
  const records = data?.records ?? []
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  // Only messages on this page: nobody deletes what they do not see.
  const chosen = records.filter(({ id }) => chosenIds.has(id))
  const [deleting, setDeleting] = useState<readonly Schema<'Message'>[]>()
  const { data: unread } = useQuery({ ...gatewayQuery('countUnreadMessages', {}, { message: true }), staleTime: 0 })
  return (
    <Panel
      title="消息中心"
      aside={
        <Button busy={isPending || unread?.total === 0} onClick={() => read({ query: { id: 'all' } })}>
          全部已读
        </Button>
      }
    >
      <FilterPanel
        total={data?.total}
        conditions={[{ label: '类型', parameter: 'type', options: messageTypeWords, chosen: type }]}
      />
      {records.length === 0 ? null : (
        <div className={styles['batch']}>
          <CheckboxField
            label="选择本页全部"
            checked={chosen.length === records.length}
            onChange={({ target }) => setChosenIds(new Set(target.checked ? records.map(({ id }) => id) : []))}
          />
          <Button busy={chosen.length === 0} onClick={() => setDeleting(chosen)}>
            删除所选 {chosen.length}
          </Button>
        </div>
      )}
      <QueryRecords
        query={query}
        unit="条消息"
        empty="还没有消息"
        renderItem={(message) => (
          <RecordItem
            key={message.id}
            title={
              message.link === undefined ? (
                message.title
              ) : (
                <MessageLink
                  id={message.id}
                  link={message.link}
                  onFollow={() => message.read || read({ query: { id: message.id } })}
                >
                  {message.title}
                </MessageLink>
              )
            }
            badges={
              <>
                <Badge tone={message.read ? 'off' : 'urgent'}>{message.read ? '已读' : '未读'}</Badge>
                <Badge>{messageTypeWords[message.type]}</Badge>
                {message.level === 'IMPORTANT' ? <Badge tone="urgent">重要</Badge> : null}
              </>
            }
            summary={message.content}
            facts={[factOf(createTime, minuteText(message.createTime))]}
            actions={
              <div className={styles['actions']}>
                <CheckboxField
                  label={
                    <>
                      选择<VisuallyHidden>：{message.title}</VisuallyHidden>
                    </>
                  }
                  checked={chosenIds.has(message.id)}
                  onChange={({ target }) => setChosenIds(withOne(chosenIds, message.id, target.checked))}
                />
                <Button look="plain" className={styles['delete']} onClick={() => setDeleting([message])}>
                  删除<VisuallyHidden>：{message.title}</VisuallyHidden>
                </Button>
                {message.read ? null : (
                  <Button
                    look="plain"
                    busy={isPending}
                    onClick={({ currentTarget }) => {
                      keepFocusNear(currentTarget)
                      read({ query: { id: message.id } })
                    }}
                  >
                    标为已读<VisuallyHidden>：{message.title}</VisuallyHidden>
                  </Button>
                )}
              </div>
            }
          />
        )}
      />
      {deleting === undefined ? null : (
        <DeleteMessagesDialog messages={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </Panel>
  )
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id)
  return new Set(isIn ? [...others, id] : others)
}

interface DeleteMessagesDialogProps {
  messages: readonly Schema<'Message'>[]
  onClose: () => void
}

/** Asks before messages are deleted; a failure is shown here. */
function DeleteMessagesDialog({ messages, onClose }: DeleteMessagesDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const remove = useMutation({
    async mutationFn() {
      const query = { ids: messages.map(({ id }) => id) }
      try {
        await call(gatewayOf(queryClient), 'deleteMessages', { query }, { silent: true })
      } catch (error) {
        // Another tab may have deleted them.
        if (!isNoRecord(error)) throw error
      }
    },
    async onSuccess() {
      await invalidate(queryClient, 'listMessages', 'countUnreadMessages')
      onClose()
      showMessage({ level: 'success', text: `已删除 ${messages.length} 条消息`, about: ['message'] })
    },
  })
  const failures = remove.error instanceof GatewayError ? remove.error.messages : []
  const [first] = messages
  const unread = messages.filter(({ read }) => !read).length
  return (
    <Dialog title="删除消息" onClose={onClose}>
      <p>{messages.length === 1 ? `“${first?.title}”` : `所选的 ${messages.length} 条消息`}将被删除，不能恢复。</p>
      {unread === 0 ? null : <p>其中 {unread} 条还没有读过。</p>}
      <FormError messages={failures} />
      <p className={styles['answers']}>
        <Button onClick={onClose}>取消</Button>
        <Button look="primary" busy={remove.isPending} onClick={() => remove.mutate()}>
          确认删除
        </Button>
      </p>
    </Dialog>
  )
}
