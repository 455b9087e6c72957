import type { Schema } from '#gateway/contract.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import { dictionaryHandlers } from './dictionaries.ts'
import { seedDictionaries } from './dictionarySeeds.ts'

/** An entry of a dictionary, in display order. */
interface DictEntryRow extends Schema<'DictEntry'> {
  typeCode: Schema<'DictTypeCode'>
}

export const manifest: Manifest<{ dictEntries: DictEntryRow }> = {
  tables: { dictEntries: 'neither' },
  seeds: { write: seedDictionaries },
  handlers: dictionaryHandlers,
}
