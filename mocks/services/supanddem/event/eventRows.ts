import type { Schema } from '#gateway/contract.ts'

/** An activity. Its state is derived from the time, the quota and whether it was cancelled. */
export interface EventRow extends Omit<Schema<'EventDetail'>, 'state' | 'mySign'> {
  cancelled: boolean
  /** Only for participants with a place. */
  onlineUrl?: string
}

/** A sign-up. A visitor's sign-up has no owner. */
export interface EventSignRow
  extends
    Omit<Schema<'EventSignForm'>, 'agree' | 'enId' | 'enName'>,
    Pick<Schema<'EventSignReceipt'>, 'signCode' | 'icsUrl'> {
  id: string
  userId: string | null
  enName: string
  status: Schema<'EventSignStatus'>
  createTime: string
}
