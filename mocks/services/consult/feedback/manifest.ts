import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { failFields, member } from '#mocks/handler/handler.ts'

/** Feedback from a member to the operators of the portal. */
interface FeedbackRow extends Schema<'FeedbackForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}

export const manifest: Manifest<{ feedback: FeedbackRow }> = {
  tables: { feedback: 'members' },
  handlers: {
    saveFeedback: (context) => {
      const { body, store, gateway, clock } = context
      const { id: userId } = member(context)
      const types = store.dictEntries.by('typeCode', 'PO_FEEDBACK_TYPE')
      if (!types.some(({ value }) => value === body.type)) {
        failFields([{ errorMessage: '请选择问题类型', field: 'body.type' }])
      }
      store.feedback.insert({ ...body, id: gateway.newId('fb'), userId, createTime: clock.dateTime() })
      return null
    },
  },
}
