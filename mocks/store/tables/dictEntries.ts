import type { Schema } from '#gateway/contract.ts'

/** An entry of a dictionary, in the order of display. */
export interface DictEntryRow extends Schema<'DictEntry'> {
  typeCode: Schema<'DictTypeCode'>
}
