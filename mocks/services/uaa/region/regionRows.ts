import type { Schema } from '#gateway/contract.ts'

/** A province, city or county. */
export interface RegionRow extends Schema<'Region'> {
  level: 'province' | 'city' | 'county'
  /** A city's province, or a county's city. Absent for a province. */
  parentId?: string
}
