/** A provider that a member keeps. */
export interface FacilitatorFavoriteRow {
  id: string
  userId: string
  facilitatorId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
