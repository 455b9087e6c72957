/** What happened to a provider on one day; its id is `<facilitatorId>.<yyyy-MM-dd>`. */
export interface FacilitatorDayRow {
  id: string
  viewCount: number
  dockingCount: number
}
