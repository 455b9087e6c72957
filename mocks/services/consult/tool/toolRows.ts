import type { Schema } from '#gateway/contract.ts'

/** What a member last filled in for a tool, apart for each of the enterprises. */
export interface ToolFormRow {
  id: string
  userId: string
  enId: string | null
  inputYear: number | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  updateTime: string
  /** The latest result; a deleted one is not remembered here either. */
  resultId: string | null
  content: ToolFormContent
}

export type ToolFormContent =
  | { tool: 'CLOUD_STAR'; inputs: Schema<'CloudInputs'> }
  | { tool: 'RD_DEDUCTION'; inputs: Schema<'RdDeductionInputs'> }
  | { tool: 'HNTE'; inputs: Schema<'HnteInputs'> }
  | { tool: 'TECH_SME'; base: Schema<'TecEnBase'>; scores: Schema<'TecEnScores'> | null }

/** A calculation that a member made; it stays as it was, also when its rule is replaced. */
export interface ToolResultRow {
  id: string
  userId: string
  /** Null when the member named no enterprise. */
  enId: string | null
  record: Schema<'ToolRecord'>
}
