import type { Schema } from '#gateway/contract.ts'

/** What a member looked at last; one row an object. */
export interface HistoryRow extends Schema<'HistoryForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  viewTime: string
}

/** Whether a member's visits are kept; its id is the member's. Without a row they are. */
export interface HistorySettingRow {
  id: string
  enabled: boolean
}
