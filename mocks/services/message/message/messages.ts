import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { isShown } from './targets.ts'

/** A message in one member's inbox. */
export interface MessageRow extends Schema<'Message'> {
  userId: string
}

export const messageBoxHandlers = {
  countUnreadMessages: (context) => {
    const unread = unreadMessages(context.store, member(context).id)
    const byType: Schema<'UnreadByType'> = {
      SYSTEM: 0,
      POLICY: 0,
      DECLARE: 0,
      DOCKING: 0,
      AUDIT: 0,
      ACTIVITY: 0,
      REMIND: 0,
      REPLY: 0,
    }
    for (const { type } of unread) byType[type] += 1
    return { total: unread.length, byType }
  },

  listMessages: (context) => {
    const { type, read } = context.query
    const rows = context.store.messages
      .by('userId', member(context).id)
      .filter((row) => type === undefined || row.type === type)
      .filter((row) => read === undefined || row.read === read)
      .toSorted((a, b) => b.createTime.localeCompare(a.createTime))
    return pageOf(rows, context.query, ({ userId: _userId, ...message }) => message)
  },

  readMessage: (context) => {
    const { store, query } = context
    const { id: userId } = member(context)
    if (query.id === 'all') {
      for (const { id } of unreadMessages(store, userId)) store.messages.update(id, { read: true })
      return null
    }
    store.messages.update(ownMessage(store, userId, query.id).id, { read: true })
    return null
  },

  deleteMessages: (context) => {
    const { store, query } = context
    const own = store.messages.by('userId', member(context).id).filter(({ id }) => query.ids.includes(id))
    if (own.length === 0) fail('4040', '数据不存在或已删除')
    for (const { id } of own) store.messages.remove(id)
    return null
  },

  transformMessage: (context) => {
    const { store, clock, query } = context
    const message = ownMessage(store, member(context).id, query.id)
    const reason = whyNot(store, clock, message)
    return { id: message.id, link: reason === null ? (message.link ?? null) : null, reason }
  },
} satisfies Handlers

function unreadMessages(store: Store, userId: string) {
  return store.messages.by('userId', userId).filter(({ read }) => !read)
}

/** Another member's message is treated as missing. */
function ownMessage(store: Store, userId: string, id: string): Readonly<MessageRow> {
  const message = store.messages.get(id)
  return message?.userId === userId ? message : fail('4040', '数据不存在或已删除')
}

/** Why the message's link does not work. Null when it works. */
function whyNot(store: Store, clock: Clock, message: Readonly<MessageRow>): string | null {
  const { link, bizType, bizId } = message
  if (link === undefined) return '该消息没有可前往的页面'
  if (bizType === undefined || bizId === undefined) return null
  if (bizType === 'DECLARE') return store.declareRecords.get(bizId) === undefined ? '内容已下架或删除' : null
  if (bizType === 'DOCKING' || bizType === 'ENTERPRISE' || bizType === 'FEEDBACK') return null
  // The personal area shows the member's side of a docking, whether or not the public sees its object.
  if (link.startsWith('/qw/personal/')) {
    const isGone = bizType === 'DEMAND' ? store.demands.get(bizId) === undefined : isResourceGone(store, message)
    return isGone ? '内容已下架或删除' : null
  }
  return isShown(store, clock, bizType, bizId) ? null : '内容已下架或删除'
}

function isResourceGone(store: Store, { bizType, bizId = '' }: Readonly<MessageRow>): boolean {
  return bizType === 'RESOURCE' && store.resources.get(bizId) === undefined
}
