import type { Schema } from '#gateway/contract.ts'

/** An entry of a dictionary, in the order of display. */
export interface DictEntryRow extends Schema<'DictEntry'> {
  typeCode: Schema<'DictTypeCode'>
}

/** A link of a module (footer, partners…). */
export interface ModuleConfigRow extends Schema<'ModuleLink'> {
  id: string
  moduleCode: Schema<'ModuleCode'>
}

/** A province, city or county. */
export interface RegionRow extends Schema<'Region'> {
  level: 'province' | 'city' | 'county'
  /** The province of a city, the city of a county; absent for a province. */
  parentId?: string
}
