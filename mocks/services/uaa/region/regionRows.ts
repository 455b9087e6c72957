import type { Schema } from '#gateway/contract.ts'

/** A province, city or county. */
export interface RegionRow extends Schema<'Region'> {
  level: 'province' | 'city' | 'county'
  /** The province of a city, the city of a county; absent for a province. */
  parentId?: string
}
