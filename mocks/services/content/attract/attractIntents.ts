import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { findAttract } from './attracts.ts'
import { attractIntentReceiptStatusWords } from '#gateway/generated/words/AttractIntentReceipt.ts'

/** Working days within which the department promises to call. */
const replyDays = 3

export const attractIntentHandlers = {
  saveAttractIntent: (context) => {
    const { store, clock, gateway, body } = context
    const { id: userId } = member(context)
    const attract = findAttract(store, body.attractId)
    const open = store.attractIntents
      .by('userId', userId)
      .some(({ attractId, status }) => attractId === attract.id && status !== 'CLOSED')
    if (open) fail('4090', '您已提交过意向，请勿重复提交')
    const { agree: _agree, ...intent } = body
    const id = gateway.newId('ai')
    store.attractIntents.insert({ ...intent, id, userId, status: 'WAIT', createTime: clock.dateTime() })
    const replyDept = attract.contacts[0]?.department ?? '投资促进部门'
    return { id, status: 'WAIT' as const, statusDesc: attractIntentReceiptStatusWords.WAIT, replyDept, replyDays }
  },
} satisfies Handlers
