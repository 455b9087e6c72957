/** A policy in a member's favourites. */
export interface PolicyFavoriteRow {
  id: string
  userId: string
  policyId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
