import type { Schema } from '#gateway/contract.ts'

/** What happened to a provider on one day; its id is `<facilitatorId>.<yyyy-MM-dd>`. */
export interface FacilitatorDayRow {
  id: string
  viewCount: number
  dockingCount: number
}

/** A docking of an enterprise with a provider that ended well; it may be evaluated once. */
export interface FacilitatorDockingRow {
  /** The dockingId. */
  id: string
  facilitatorId: string
  /** The enterprise that asked for it. */
  enId: string
  title: string
}

/** What an enterprise thinks of a provider after a docking. */
export interface FacilitatorEvaluationRow extends Omit<
  Schema<'FacilitatorEvaluation'>,
  'direction' | 'facilitatorName' | 'editableUntil'
> {
  /** The member who wrote it. */
  userId: string
  /** It may be changed once. */
  changed: boolean
}

/** A provider that a member keeps. */
export interface FacilitatorFavoriteRow {
  id: string
  userId: string
  facilitatorId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A resume whose products all have an id, by which they are found again. */
export type KeptResume = Omit<Schema<'FacilitatorResume'>, 'products'> & {
  products: (Schema<'FacilitatorResume'>['products'][number] & { id: string })[]
}

/** An enterprise that is, was or wants to be a service provider; the only place that holds its provider status. */
export interface FacilitatorRow {
  id: string
  enId: string
  name: string
  faStatus: Schema<'FaStatus'>
  tags: string[]
  /** What is shown: the resume that was approved, or of an applicant the one that was handed in. */
  resume: KeptResume
  /** A change of an approved resume, shown once it is approved itself. */
  pendingResume: KeptResume | null
  /** The last change that was not approved, until another is handed in: its owner is to mend it, not to type it again. */
  refusedResume: KeptResume | null
  auditRemark: string | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  submitTime: string
  auditTime: string | null
  /** yyyy-MM-dd. */
  validUntil: string | null
  /** Mean of the published evaluations, 1–5; 0 when there is none. */
  meanScore: number
  evaluationCount: number
  dockingCount: number
  finishedCount: number
  favoriteCount: number
  responseHours: number | null
  viewCount: number
  starLevel: number
}
