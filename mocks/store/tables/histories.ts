import type { Schema } from '#gateway/contract.ts'

/** What a member looked at last; one row an object. */
export interface HistoryRow extends Schema<'HistoryForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  viewTime: string
}
