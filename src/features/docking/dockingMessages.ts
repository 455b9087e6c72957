import { gatewayQuery } from '#gateway/query.ts'
import type { Schema } from '#gateway/contract.ts'

/** The member's latest unread messages about dockings; one page is more than anybody leaves unread. */
export const dockingMessagesQuery = {
  ...gatewayQuery('listMessages', { query: { current: 1, size: 50, type: 'DOCKING', read: false } }, { message: true }),
  staleTime: 0,
}

type Message = Pick<Schema<'Message'>, 'id' | 'bizType' | 'bizId'>

/** Ids of the unread messages about one docking. */
export function messagesOf(page: { records: readonly Message[] } | undefined, dockingId: string): string[] {
  return (page?.records ?? [])
    .filter(({ bizType, bizId }) => bizType === 'DOCKING' && bizId === dockingId)
    .map(({ id }) => id)
}
