import type { Schema } from '#gateway/contract.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import type { Store } from '#mocks/store/store.ts'
import { seedDictionaries } from './dictionarySeeds.ts'

/** An entry of a dictionary, in display order. */
interface DictEntryRow extends Schema<'DictEntry'> {
  typeCode: Schema<'DictTypeCode'>
}

export const manifest: Manifest<{ dictEntries: DictEntryRow }> = {
  tables: { dictEntries: 'neither' },
  seeds: { write: seedDictionaries },
  handlers: {
    listDictValues: ({ query, store }) => listEntries(store, query.typeCode),

    listMultipleDictValues: ({ query, store }) =>
      Object.fromEntries(query.typeCodes.map((typeCode) => [typeCode, listEntries(store, typeCode)])),
  },
}

function listEntries(store: Store, typeCode: Schema<'DictTypeCode'>): Schema<'DictEntryList'> {
  return store.dictEntries.by('typeCode', typeCode).map(({ id, label, value }) => ({ id, label, value }))
}
