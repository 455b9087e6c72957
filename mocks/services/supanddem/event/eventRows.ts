import type { Schema } from '#gateway/contract.ts'

/** An activity; its state follows from the time, the quota and whether it was called off. */
export interface EventRow extends Omit<Schema<'EventDetail'>, 'state' | 'mySign'> {
  cancelled: boolean
  /** For those alone who have a place. */
  onlineUrl?: string
}

/** A sign-up; one of a visitor belongs to nobody. */
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
