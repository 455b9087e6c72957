import type { Schema } from '#gateway/contract.ts'

interface OnTheList {
  /** What the list says of it. */
  summary: string
}

/** A factory, a warehouse, a piece of land or an office. */
export type InvestmentResourceRow =
  | (Schema<'HouseResource'> & OnTheList)
  | (Schema<'LandResource'> & OnTheList)
  | (Schema<'OfficeResource'> & OnTheList)
