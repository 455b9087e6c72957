import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the record of somebody else does not exist',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4030') return
      setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1011', { as: 'stranger' })).code === '4040',
  }),
  refusals({
    id: 'fields that are wrong are named as the columns of the table',
    operationId: 'saveInvestmentIntent',
    reply: onReply('saveInvestmentIntent', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const error of envelope.data) error.field = snake(error.field)
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const who = { name: '周示例', company: '示例公司', mobile: '13800001111', content: '想看房', agree: true }
      const { data } = await ask('/investment/api/customer/intent/save', { body: { ...who, resourceType: 'HOUSE' } })
      return data.some(({ field }: Loose) => field === 'body.resource_id')
    },
  }),
  refusals({
    id: 'no longer to keep what was not kept is an error of any kind',
    operationId: 'favoriteDemand',
    reply: onReply('favoriteDemand', (returning, passing) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040' || bodyOf(passing)['favorited'] !== false) return
      setJson(returning, { returnCode: '5000', errorMessage: '操作失败，请稍后再试' })
    }),
    probe: async (ask) => {
      const body = { id: 'de-1104', favorited: false }
      return (await ask('/supanddem/api/customer/demand/favorite', { body })).code === '5000'
    },
  }),
  refusals({
    id: 'a provider that does not exist breaks the server',
    operationId: 'getFacilitator',
    reply: onReply('getFacilitator', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      returning.status = 500
      setJson(returning, { returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' })
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/fa-9999', { as: 'visitor' })).status === 500,
  }),
]
