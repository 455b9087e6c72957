import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { gatewayMutation, gatewayQuery } from '#gateway/query.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import styles from './HistoryPage.module.css'

/** Whether the member's visits are recorded, and for how long. */
export function HistorySwitch() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const setting = gatewayQuery('getHistorySetting', {})
  const query = useQuery({ ...setting, staleTime: 0 })
  const { mutate, isPending, variables } = useMutation({
    ...gatewayMutation('setHistorySetting'),
    onSuccess(saved) {
      queryClient.setQueryData(setting.queryKey, saved)
      const text = saved.enabled ? '已开始记录浏览历史' : '已停止记录；已有的记录保留到您删除为止'
      showMessage({ level: 'success', text, about: ['history'] })
    },
  })
  return (
    <div className={styles['switch']}>
      <QueryContent query={query} lines={1}>
        {({ enabled, keepDays, maxCount }) => (
          <CheckboxField
            label={`记录我打开过的内容（保留最近 ${keepDays} 天，最多 ${maxCount} 条，只有您自己能看到）`}
            // The switch changes at once, and back if the call fails.
            checked={isPending ? variables.body.enabled : enabled}
            aria-disabled={isPending}
            onChange={({ target }) => {
              if (!isPending) mutate({ body: { enabled: target.checked } })
            }}
          />
        )}
      </QueryContent>
    </div>
  )
}
