import type { Handlers } from '#mocks/handler/handler.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'

export const dictionaryHandlers = {
  listDictValues: ({ query, store }) => listEntries(store, query.typeCode),

  listMultipleDictValues: ({ query, store }) =>
    Object.fromEntries(query.typeCodes.map((typeCode) => [typeCode, listEntries(store, typeCode)])),
} satisfies Handlers

function listEntries(store: Store, typeCode: Schema<'DictTypeCode'>): Schema<'DictEntryList'> {
  return store.dictEntries.by('typeCode', typeCode).map(({ id, label, value }) => ({ id, label, value }))
}
