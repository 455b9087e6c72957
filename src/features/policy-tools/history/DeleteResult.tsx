import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation, invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './ToolHistory.module.css'

/** Deletes a recorded result after a confirmation, as it cannot be restored. */
export function DeleteResult({ record: { id, verdictText } }: { record: Schema<'ToolResultItem'> }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const deletion = useMutation({
    ...gatewayMutation('deleteToolResult'),
    onSuccess: () => invalidate(queryClient, 'listToolResults'),
  })
  // The pressed button is gone, so the focus moves to where it was.
  useEffect(() => {
    if (asked) confirm.current?.focus()
  }, [asked])
  if (!asked) {
    return (
      <Button look="plain" onClick={() => setAsked(true)}>
        删除<VisuallyHidden>：{verdictText}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <span className={styles['asked']}>
      <Button onClick={() => deletion.mutate({ query: { id } })} busy={deletion.isPending} ref={confirm}>
        确认删除
      </Button>
      <Button look="plain" onClick={() => setAsked(false)}>
        取消
      </Button>
    </span>
  )
}
