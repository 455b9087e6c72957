import type { Schema } from '../../../src/gateway/contract.ts'

/** An entry of a dictionary, in the order of display. */
export interface DictEntryRow extends Schema<'DictEntry'> {
  typeCode: Schema<'DictTypeCode'>
}
