import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from './MessageListPage.module.css'

interface DeleteMessagesDialogProps {
  messages: readonly Schema<'Message'>[]
  onClose: () => void
}

/** Asks before messages are deleted; a failure is shown here. */
export function DeleteMessagesDialog({ messages, onClose }: DeleteMessagesDialogProps) {
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
