import type { Schema } from '../../../src/gateway/contract.ts'

/** An activity; its state follows from the time, the quota and whether it was called off. */
export interface EventRow extends Omit<Schema<'EventItem'>, 'state'> {
  cancelled: boolean
}
