/** A policy that a member keeps. */
export interface PolicyFavoriteRow {
  id: string
  userId: string
  policyId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
