import type { Schema } from '#gateway/contract.ts'

/** A provider's counts for one day. Its id is `<facilitatorId>.<yyyy-MM-dd>`. */
export interface FacilitatorDayRow {
  id: string
  viewCount: number
  dockingCount: number
}

/** A successful docking of an enterprise with a provider. It may be evaluated once. */
export interface FacilitatorDockingRow {
  /** The dockingId. */
  id: string
  facilitatorId: string
  /** The enterprise that requested it. */
  enId: string
  title: string
}

/** An enterprise's evaluation of a provider after a docking. */
export interface FacilitatorEvaluationRow extends Omit<
  Schema<'FacilitatorEvaluation'>,
  'direction' | 'facilitatorName' | 'editableUntil'
> {
  /** The member who wrote it. */
  userId: string
  /** Whether it has been changed. It may be changed once. */
  changed: boolean
}

/** A provider in a member's favourites. */
export interface FacilitatorFavoriteRow {
  id: string
  userId: string
  facilitatorId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A resume whose products all have an id, by which they can be found again. */
export type KeptResume = Omit<Schema<'FacilitatorResume'>, 'products'> & {
  products: (Schema<'FacilitatorResume'>['products'][number] & { id: string })[]
}

/** An enterprise that is, was or wants to be a service provider. Only this table holds its provider status. */
export interface FacilitatorRow {
  id: string
  enId: string
  name: string
  faStatus: Schema<'FaStatus'>
  tags: string[]
  /** The resume that is shown: the approved one, or an applicant's submitted one. */
  resume: KeptResume
  /** A change of an approved resume. It is shown once it has been approved. */
  pendingResume: KeptResume | null
  /**
   * The last refused change, until another is submitted: its owner should be able to correct it instead of typing it
   * again.
   */
  refusedResume: KeptResume | null
  auditRemark: string | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  submitTime: string
  auditTime: string | null
  /** yyyy-MM-dd. */
  validUntil: string | null
  /** Mean of the published evaluations, 1–5. 0 when there are none. */
  meanScore: number
  evaluationCount: number
  dockingCount: number
  finishedCount: number
  favoriteCount: number
  responseHours: number | null
  viewCount: number
  starLevel: number
}
