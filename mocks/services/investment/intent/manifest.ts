import type { Manifest } from '#mocks/services/manifest.ts'
import { investmentIntentFormFields } from '#gateway/generated/fields/InvestmentIntentForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, member } from '#mocks/handler/handler.ts'
import { investmentIntentReceiptStatusWords } from '#gateway/generated/words/InvestmentIntentReceipt.ts'
import type { InvestmentIntentRow } from '../resource/investmentRows.ts'
import { findResource } from '../resource/resources.ts'

/** Working days within which the department promises to call. */
const replyDays = 3

export const manifest: Manifest<{ investmentIntents: InvestmentIntentRow }> = {
  tables: { investmentIntents: 'members' },
  handlers: {
    saveInvestmentIntent: (context) => {
      const { store, clock, gateway, body } = context
      const { id: userId } = member(context)
      checkForm(context, investmentIntentFormFields, body)
      const target =
        body.resourceType === 'ENVIRONMENT'
          ? (store.investmentEnvironments.get(body.resourceId) ?? fail('4040', '数据不存在或已删除'))
          : findResource(store, body.resourceId)
      if (target.type !== body.resourceType) fail('4040', '数据不存在或已删除')
      if ('status' in target && target.status === 'DONE') fail('4090', '该载体已成交，不再接受意向')
      const open = store.investmentIntents
        .by('userId', userId)
        .some(({ resourceId, status }) => resourceId === target.id && status !== 'CLOSED')
      if (open) fail('4090', '您已提交过意向，请勿重复提交')
      const { agree: _agree, ...intent } = body
      const id = gateway.newId('ii')
      store.investmentIntents.insert({ ...intent, id, userId, status: 'WAIT', createTime: clock.dateTime() })
      return {
        id,
        status: 'WAIT' as const,
        statusDesc: investmentIntentReceiptStatusWords.WAIT,
        replyDept: target.contact.department,
        replyDays,
      }
    },
  },
}
