import type { Schema } from '#gateway/contract.ts'

/** A project or a piece of news in a member's favourites. */
export interface ContentFavoriteRow extends Schema<'ContentFavoriteForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
