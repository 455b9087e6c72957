import type { Schema } from '#gateway/contract.ts'

/** A member's latest visit of an object, one row per object. */
export interface HistoryRow extends Schema<'HistoryForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  viewTime: string
}

/** Whether a member's visits are recorded. Its id is the member's. Without a row they are recorded. */
export interface HistorySettingRow {
  id: string
  enabled: boolean
}
