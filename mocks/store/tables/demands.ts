import type { Schema } from '../../../src/gateway/contract.ts'

export type DemandStatus =
  | Schema<'ShownDemandStatus'>
  | 'DRAFT'
  | 'AUDITING'
  | 'REJECTED'
  | 'OFF_SHELF'
  | 'EXPIRED'
  | 'BLOCKED'

/** A demand as its owner published it; what the public sees of it depends on today and on `hideEnName`. */
export interface DemandRow extends Omit<Schema<'DemandItem'>, 'remainDays' | 'status'> {
  /** The owner, also of an anonymous demand. */
  enId: string
  /** Stands in for the name of an anonymous owner, e.g. 化工新材料. */
  industryName: string
  status: DemandStatus
}
