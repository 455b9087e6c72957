import type { Schema } from '../../src/gateway/contract.ts'
import { fail, type Handlers, member } from '../handler.ts'
import { pageOf } from '../store/page.ts'
import type { Store } from '../store/store.ts'

/** Operations of the service message that are answered from state. */
export const messageHandlers = {
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
    // Another member's message is as if it did not exist.
    const message = store.messages.get(query.id)
    if (message?.userId !== userId) return fail('4040', '数据不存在或已删除')
    store.messages.update(message.id, { read: true })
    return null
  },
} satisfies Handlers

function unreadMessages(store: Store, userId: string) {
  return store.messages.by('userId', userId).filter(({ read }) => !read)
}
