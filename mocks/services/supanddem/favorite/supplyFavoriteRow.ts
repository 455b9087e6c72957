import type { Schema } from '#gateway/contract.ts'

/** A demand or resource in a member's favourites, as it looked at that time. */
export interface SupplyFavoriteRow {
  id: string
  userId: string
  targetId: string
  createTime: string
  kept:
    | Omit<Schema<'DemandFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
    | Omit<Schema<'ResourceFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
}
