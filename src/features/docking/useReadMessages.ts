import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#gateway/call.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { dockingMessagesQuery, messagesOf } from './dockingMessages.ts'

/** Who looks at a docking has read the messages that tell of it, wherever they came from. */
export function useReadMessages(dockingId: string): void {
  const queryClient = useQueryClient()
  const { data } = useQuery(dockingMessagesQuery)
  const seen = useRef(new Set<string>())
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(gatewayOf(queryClient), 'readMessage', { query: { id } }, { silent: true }))),
    onSettled: () => invalidate(queryClient, 'listMessages', 'countUnreadMessages'),
  })
  useEffect(() => {
    // Each once: one that cannot be marked stays unread and is tried again with the next visit.
    const ids = messagesOf(data, dockingId).filter((id) => !seen.current.has(id))
    for (const id of ids) seen.current.add(id)
    if (ids.length > 0) mutate(ids)
  }, [data, dockingId, mutate])
}
