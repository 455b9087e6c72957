import type { Schema } from '#gateway/contract.ts'

/** A provider as its author writes it. Fields that are derived from its kind are left out. */
export interface FacilitatorDraft {
  enId: string
  name: string
  faStatus: Schema<'FaStatus'>
  /** The first one is its main kind. */
  providerType: readonly [Schema<'FacilitatorType'>, ...Schema<'FacilitatorType'>[]]
  tags: string[]
  slogan: string
  promise: Schema<'FacilitatorPromise'>[]
  couponAccepted?: boolean
  /** Mean score, evaluations, dockings, finished dockings, hours to answer, views, stars. */
  figures: readonly [number, number, number, number, number | null, number, number]
  contacts: string
  contactsPosition: string
  auditRemark?: string
}
