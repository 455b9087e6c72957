/** Whether a member's visits are kept; its id is the member's. Without a row they are. */
export interface HistorySettingRow {
  id: string
  enabled: boolean
}
