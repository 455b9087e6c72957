import type { Schema } from '../../../src/gateway/contract.ts'

export type ResourceStatus =
  | Schema<'ShownResourceStatus'>
  | 'DRAFT'
  | 'AUDITING'
  | 'REJECTED'
  | 'OFF_SHELF'
  | 'EXPIRED'
  | 'BLOCKED'

export interface ResourceRow extends Omit<Schema<'ResourceItem'>, 'avgScore' | 'status'> {
  enId: string
  status: ResourceStatus
  evaluationCount: number
  /** Mean of the published evaluations, 1–5; 0 when there is none. */
  meanScore: number
}
