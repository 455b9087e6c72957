import { fail, member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow } from '../enterpriseRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'

interface MemberContext {
  store: Store
  user: Readonly<UserRow> | undefined
}

/**
 * The member's binding of the enterprise. Ends with 4030 when there is none. One that is still being audited counts.
 */
export function ownBinding(context: MemberContext, enId: string): Readonly<EnterpriseBindingRow> {
  const binding = findBinding(context.store, member(context).id, enId)
  return binding === undefined || binding.bindAudit === 'REJECT' ? fail('4030', '您没有绑定该企业') : binding
}

/** Like `ownBinding`, but only for members whose binding is approved. */
export function approvedBinding(context: MemberContext, enId: string): Readonly<EnterpriseBindingRow> {
  const binding = ownBinding(context, enId)
  return binding.bindAudit === 'PASS' ? binding : fail('4030', '企业绑定尚未审核通过')
}

export function findBinding(store: Store, userId: string, enId: string): Readonly<EnterpriseBindingRow> | undefined {
  return store.enterpriseBindings.by('userId', userId).find((binding) => binding.enId === enId)
}

/** The enterprises for which the member's binding is approved. */
export function approvedEnIds(store: Store, userId: string): string[] {
  return store.enterpriseBindings
    .by('userId', userId)
    .filter(({ bindAudit }) => bindAudit === 'PASS')
    .map(({ enId }) => enId)
}

/**
 * The enterprise that the portal names as the current one if the member has bound it, otherwise the first bound one
 * (§4).
 */
export function currentBinding(context: MemberContext, enId?: string): Readonly<EnterpriseBindingRow> | undefined {
  const bindings = context.store.enterpriseBindings
    .by('userId', member(context).id)
    .filter(({ bindAudit }) => bindAudit !== 'REJECT')
  return bindings.find((binding) => binding.enId === enId) ?? bindings[0]
}
