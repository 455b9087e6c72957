import type { Schema } from '#gateway/contract.ts'

/** A member's last inputs for a tool, separately for each enterprise. */
export interface ToolFormRow {
  id: string
  userId: string
  enId: string | null
  inputYear: number | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  updateTime: string
  /** The latest result. Null once it is deleted. */
  resultId: string | null
  content: ToolFormContent
}

export type ToolFormContent =
  | { tool: 'CLOUD_STAR'; inputs: Schema<'CloudInputs'> }
  | { tool: 'RD_DEDUCTION'; inputs: Schema<'RdDeductionInputs'> }
  | { tool: 'HNTE'; inputs: Schema<'HnteInputs'> }
  | { tool: 'TECH_SME'; base: Schema<'TecEnBase'>; scores: Schema<'TecEnScores'> | null }

/** A member's calculation. It stays unchanged, even when its rule is replaced. */
export interface ToolResultRow {
  id: string
  userId: string
  /** Null when the member chose no enterprise. */
  enId: string | null
  record: Schema<'ToolRecord'>
}
