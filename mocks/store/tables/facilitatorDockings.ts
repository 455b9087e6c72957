/** A docking of an enterprise with a provider that ended well; it may be evaluated once. */
export interface FacilitatorDockingRow {
  /** The dockingId. */
  id: string
  facilitatorId: string
  /** The enterprise that asked for it. */
  enId: string
  title: string
}
