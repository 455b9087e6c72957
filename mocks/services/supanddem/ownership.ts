import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, type GatewayServices, member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { UserRow } from '../uaa/account/accountRows.ts'
import { approvedEnIds } from '../enterprise/binding/ownership.ts'

export interface SupplyContext {
  store: Store
  clock: Clock
  gateway: GatewayServices
  user: Readonly<UserRow> | undefined
}

/** What is needed to notify the members of an enterprise. */
export interface NotifyContext extends Pick<SupplyContext, 'store' | 'clock'> {
  gateway: Pick<GatewayServices, 'newId'>
}

export const noAccess = '无权访问该数据'
export const wrongState = '当前状态不允许该操作'

/** The enterprises for which the member may act. Empty for a visitor. */
export function ownEnIds({ store, user }: Pick<SupplyContext, 'store' | 'user'>): string[] {
  return user === undefined ? [] : approvedEnIds(store, user.id)
}

/** All of the member's enterprises, or the named one. Ends with 4030 for somebody else's. */
export function askedEnIds(context: Pick<SupplyContext, 'store' | 'user'>, enId: string | undefined): string[] {
  member(context)
  const own = ownEnIds(context)
  if (enId === undefined) return own
  return own.includes(enId) ? [enId] : fail('4030', noAccess)
}

/** Sends a message to every member of the enterprise. */
export function notify(
  { store, clock, gateway }: NotifyContext,
  enId: string,
  message: Pick<Schema<'Message'>, 'type' | 'title' | 'content' | 'bizType' | 'bizId' | 'link'>,
): void {
  for (const { userId, bindAudit } of store.enterpriseBindings.by('enId', enId)) {
    if (bindAudit !== 'PASS') continue
    const id = gateway.newId('m')
    store.messages.insert({ ...message, id, userId, level: 'NORMAL', read: false, createTime: clock.dateTime() })
  }
}

/** For example 周** and 138****0001. */
export function maskContact({ contactName, contactTel }: Schema<'SupplyContact'>): Schema<'SupplyContactMasked'> {
  const hidden = Math.max(1, contactName.length - 1)
  const isMobile = /^1\d{10}$/.test(contactTel)
  return {
    contactName: `${contactName.slice(0, 1)}${'*'.repeat(hidden)}`,
    contactTel: isMobile ? `${contactTel.slice(0, 3)}****${contactTel.slice(-4)}` : `${contactTel.slice(0, -4)}****`,
  }
}

/** The contact's fields that are filled in. */
export function contactOf(content: {
  contactName?: string
  contactTel?: string
  contactWay?: string
}): Schema<'SupplyContact'> | undefined {
  const { contactName, contactTel, contactWay } = content
  if (contactName === undefined || contactTel === undefined) return undefined
  return { contactName, contactTel, ...(contactWay === undefined ? {} : { contactWay }) }
}
