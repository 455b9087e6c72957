import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { historyTargetWords } from '#gateway/generated/words/HistoryTarget.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { deleteDay } from './historyDays.ts'
import styles from './HistoryPage.module.css'

interface ForgetDialogProps {
  /** The day to delete; undefined for the whole history. */
  day: string | undefined
  /** The kind shown in the list; of a day, only this kind is deleted. */
  targetType: Schema<'HistoryTarget'> | undefined
  onClose: () => void
}

/** Asks before a day of the history, or all of it, is deleted; a failure is shown here. */
export function ForgetDialog({ day, targetType, onClose }: ForgetDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const gateway = gatewayOf(queryClient)
  const forget = useMutation({
    mutationFn: () =>
      day === undefined ? call(gateway, 'deleteAllHistory', {}, { silent: true }) : deleteDay(gateway, day, targetType),
    async onSuccess() {
      await invalidate(queryClient, ...changes.deleteHistory)
      showMessage({ level: 'success', text: '浏览记录已删除', about: ['history'] })
    },
  })
  const failures = forget.error instanceof GatewayError ? forget.error.messages : []
  const what = targetType === undefined ? '' : `“${historyTargetWords[targetType]}”类`
  return (
    <Dialog title={day === undefined ? '清空浏览历史' : '删除当天记录'} onClose={onClose}>
      <p>
        {day === undefined
          ? '将删除全部日期、全部类型的浏览记录，删除后不能恢复。'
          : `将删除 ${day} 的全部${what}浏览记录，删除后不能恢复。`}
      </p>
      <FormError messages={failures} />
      <p className={styles['answers']}>
        <Button onClick={onClose}>取消</Button>
        <Button look="primary" busy={forget.isPending} onClick={() => forget.mutate(undefined, { onSuccess: onClose })}>
          {day === undefined ? '确认清空' : '确认删除'}
        </Button>
      </p>
    </Dialog>
  )
}
