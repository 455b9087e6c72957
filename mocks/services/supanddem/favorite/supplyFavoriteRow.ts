import type { Schema } from '#gateway/contract.ts'

/** A demand or resource that a member keeps, as it looked then. */
export interface SupplyFavoriteRow {
  id: string
  userId: string
  targetId: string
  createTime: string
  kept:
    | Omit<Schema<'DemandFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
    | Omit<Schema<'ResourceFavorite'>, 'id' | 'status' | 'invalid' | 'createTime'>
}
