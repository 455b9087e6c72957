import type { Schema } from '../../../src/gateway/contract.ts'
import { type Handlers, member } from '../../handler.ts'
import { containsKeyword } from '../../store/keyword.ts'
import { pageOf } from '../../store/page.ts'
import type { Store } from '../../store/store.ts'
import type { EnterpriseBindingRow } from '../../store/tables/enterpriseBindings.ts'

export const memberEnterpriseHandlers = {
  listMyEnterprises: (context) => {
    const { store } = context
    return store.enterpriseBindings.by('userId', member(context).id).map((binding) => enterpriseOf(store, binding))
  },

  searchEnterprises: ({ query, store }) => {
    const rows = store.libraryEnterprises.filter(({ name }) => containsKeyword([name], query.name))
    return pageOf(rows, query, ({ id: rowkey, ...record }) => ({ ...record, rowkey }))
  },

  countEnterprises: ({ store }) => store.libraryEnterprises.size,
} satisfies Handlers

function enterpriseOf(store: Store, binding: Readonly<EnterpriseBindingRow>): Schema<'Enterprise'> {
  const { userId: _userId, ...enterprise } = binding
  return { ...enterprise, faStatus: store.facilitators.by('enId', binding.enId)[0]?.faStatus ?? 'NONE' }
}
