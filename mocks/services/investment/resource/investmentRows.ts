import type { Schema } from '#gateway/contract.ts'

/** A park or an area. The number of its properties is counted on request. */
export type InvestmentEnvironmentRow = Omit<Schema<'InvestmentEnvironment'>, 'resourceCounts'>

/** A property in a member's favourites. */
export interface InvestmentFavoriteRow extends Schema<'InvestmentFavoriteForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A member's request to rent, buy or view a property. */
export interface InvestmentIntentRow extends Omit<Schema<'InvestmentIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'InvestmentIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A detail with its summary in the list. It may be off the shelf. */
type Stored<Detail> = Omit<Detail, 'status'> & { summary: string; status: Schema<'InvestmentStatus'> }

/** A factory, a warehouse, a piece of land or an office. */
export type InvestmentResourceRow =
  | Stored<Schema<'HouseResource'>>
  | Stored<Schema<'LandResource'>>
  | Stored<Schema<'OfficeResource'>>

/** One that is not off the shelf. */
export type ShownResourceRow = InvestmentResourceRow & { status: Schema<'ShownInvestmentStatus'> }

export function isShown(row: Readonly<InvestmentResourceRow>): row is Readonly<ShownResourceRow> {
  return row.status !== 'OFF'
}
