import type { Schema } from '#gateway/contract.ts'

/** What a member wants to invest. */
export interface AttractIntentRow extends Omit<Schema<'AttractIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'AttractIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
