import type { Schema } from '#gateway/contract.ts'

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
