import type { Schema } from '#gateway/contract.ts'

/** A property that a member keeps. */
export interface InvestmentFavoriteRow extends Schema<'InvestmentFavoriteForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
