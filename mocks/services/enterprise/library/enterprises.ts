import type { Schema } from '#gateway/contract.ts'
import { type Handlers, member } from '#mocks/handler/handler.ts'
import { containsKeyword } from '#mocks/store/keyword.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow } from '../enterpriseRows.ts'
import { completionOf } from '../profile/completion.ts'
import { ownBinding } from '../binding/ownership.ts'
import { profileOf } from '../profile/profileRow.ts'

export const memberEnterpriseHandlers = {
  listMyEnterprises: (context) => {
    const { store } = context
    return store.enterpriseBindings.by('userId', member(context).id).map((binding) => enterpriseOf(store, binding))
  },

  getEnterpriseDetails: (context) => {
    const { store, clock, query } = context
    const binding = ownBinding(context, query.enId)
    const profile = profileOf(store, binding)
    const { id: _id, managementDTOList, ...sections } = profile
    return {
      ...sections,
      ...enterpriseOf(store, binding),
      managementDTO: { enId: binding.enId, managementDTOList },
      auditRemark: binding.auditRemark,
      bindTime: binding.bindTime,
      completion: completionOf(profile, clock.today()),
    }
  },

  searchEnterprises: ({ query, store }) => {
    const rows = store.libraryEnterprises.filter(({ name }) => containsKeyword([name], query.name))
    return pageOf(rows, query, ({ id: rowkey, ...record }) => ({ ...record, rowkey }))
  },

  countEnterprises: ({ store }) => store.libraryEnterprises.size,
} satisfies Handlers

export function enterpriseOf(store: Store, binding: Readonly<EnterpriseBindingRow>): Schema<'Enterprise'> {
  const { id, enId, name, bindAudit } = binding
  return { id, enId, name, bindAudit, faStatus: store.facilitators.by('enId', enId)[0]?.faStatus ?? 'NONE' }
}
