import type { Schema } from '#gateway/contract.ts'

/** A calculation that a member made; it stays as it was, also when its rule is replaced. */
export interface ToolResultRow {
  id: string
  userId: string
  /** Null when the member named no enterprise. */
  enId: string | null
  record: Schema<'ToolRecord'>
}
