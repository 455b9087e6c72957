import type { Schema } from '#gateway/contract.ts'

/** A park or an area; how much it has to offer is counted. */
export type InvestmentEnvironmentRow = Omit<Schema<'InvestmentEnvironment'>, 'resourceCounts'>

/** A property that a member keeps. */
export interface InvestmentFavoriteRow extends Schema<'InvestmentFavoriteForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

/** A member's wish to rent, buy or see a property. */
export interface InvestmentIntentRow extends Omit<Schema<'InvestmentIntentForm'>, 'agree'> {
  id: string
  userId: string
  status: Schema<'InvestmentIntentReceipt'>['status']
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

interface OnTheList {
  /** What the list says of it. */
  summary: string
}

/** A factory, a warehouse, a piece of land or an office. */
export type InvestmentResourceRow =
  | (Schema<'HouseResource'> & OnTheList)
  | (Schema<'LandResource'> & OnTheList)
  | (Schema<'OfficeResource'> & OnTheList)
