import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayMutation } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './ToolHistory.module.css'

/** Deletes a kept result, after asking once: it cannot be brought back. */
export function DeleteResult({ record: { id, verdictText } }: { record: Schema<'ToolResultItem'> }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const deletion = useMutation({
    ...gatewayMutation('deleteToolResult'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listToolResults'] }),
  })
  if (!asked) {
    return (
      <Button look="plain" onClick={() => setAsked(true)}>
        删除<VisuallyHidden>：{verdictText}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <span className={styles['asked']}>
      <Button onClick={() => deletion.mutate({ query: { id } })} disabled={deletion.isPending} autoFocus>
        确认删除
      </Button>
      <Button look="plain" onClick={() => setAsked(false)}>
        取消
      </Button>
    </span>
  )
}
