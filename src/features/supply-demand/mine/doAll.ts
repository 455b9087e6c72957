import { GatewayError } from '#gateway/error.ts'
import { isConflict, isNoAccess, isNoRecord } from '#gateway/refusal.ts'

interface Named {
  id: string
  title: string
}

interface Refusal extends Named {
  reason: string
  /** Retrying would not help, because the record has changed meanwhile. */
  isFinal: boolean
}

/** Performs an action on each record in turn. It stops when no call gets through any more. */
export async function doAll(records: readonly Named[], perform: (id: string) => Promise<unknown>) {
  const done: string[] = []
  const refused: Refusal[] = []
  for (const { id, title } of records) {
    try {
      await perform(id)
      done.push(id)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      const isFinal = isConflict(error) || isNoRecord(error) || isNoAccess(error)
      refused.push({ id, title, reason: error.messages.join('；'), isFinal })
      // Not about this record: no connection, no session.
      if (error.kind !== 'business' && error.kind !== 'fields') break
    }
  }
  return { done, refused }
}

/** Which record was refused and why; for one that has changed, a note that the page shows its current state. */
export function refusalText({ title, reason, isFinal }: Refusal): string {
  return `${title}：${reason}${isFinal ? '。它已在别处改变，页面已更新为最新状态' : ''}`
}
