import { failFields, member, type Handlers } from '#mocks/handler/handler.ts'

export const feedbackHandlers = {
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
} satisfies Handlers
