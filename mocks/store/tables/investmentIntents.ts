import type { Schema } from '#gateway/contract.ts'

/** A member's wish to rent, buy or see a property. */
export interface InvestmentIntentRow extends Omit<Schema<'InvestmentIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'InvestmentIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
