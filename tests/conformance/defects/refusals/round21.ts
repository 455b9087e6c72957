import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an office that does not exist is an error of the system',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { returnCode: '5000', errorMessage: '系统异常，请稍后再试' })
    }),
    probe: async (ask) => (await ask('/investment/api/officeResource/detail?id=of-9999')).code === '5000',
  }),
  refusals({
    id: 'a second favourite is told in the words of the database',
    operationId: 'addContentFavorite',
    write: true,
    reply: onReply('addContentFavorite', (returning, passing) => {
      if (codeOf(returning) !== '4090') return
      const { targetType, targetId } = bodyOf(passing)
      const errorMessage = `Duplicate entry 'u-1001-${targetType}-${targetId}' for key 'content_favorite.uk_user_target'`
      setJson(returning, { ...envelopeOf(returning), errorMessage })
    }),
    probe: async (ask) => {
      const body = { targetType: 'ATTRACT', targetId: 'at-1001' }
      await ask('/content/api/customer/favorite', { body })
      return (await ask('/content/api/customer/favorite', { body })).text.includes('Duplicate entry')
    },
  }),
  refusals({
    id: 'the broken fields of an intent are named without where they are',
    operationId: 'saveInvestmentIntent',
    reply: onReply('saveInvestmentIntent', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const error of envelope.data) if (error.field) error.field = error.field.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { resourceType: 'HOUSE', resourceId: 'hs-1001', name: '周示例', company: '某公司', mobile: '1' }
      const { data } = await ask('/investment/api/customer/intent/save', {
        body: { ...body, content: '想看', agree: true },
      })
      return data[0].field === 'mobile'
    },
  }),
  refusals({
    id: 'a visitor who wants the records of declarations is refused with 200',
    operationId: 'listDeclareRecords',
    reply: onReply('listDeclareRecords', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => (await ask('/policy/api/customer/declare/list', { as: 'visitor' })).status === 200,
  }),
]
