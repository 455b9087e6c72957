import type { Handlers } from '../../handler.ts'
import type { Schema } from '../../../src/gateway/contract.ts'
import type { Store } from '../../store/store.ts'

export const dictionaryHandlers = {
  listDictValues: ({ query, store }) => listEntries(store, query.typeCode),

  listMultipleDictValues: ({ query, store }) =>
    Object.fromEntries(query.typeCodes.map((typeCode) => [typeCode, listEntries(store, typeCode)])),
} satisfies Handlers

function listEntries(store: Store, typeCode: Schema<'DictTypeCode'>): Schema<'DictEntryList'> {
  return store.dictEntries.by('typeCode', typeCode).map(({ id, label, value }) => ({ id, label, value }))
}
