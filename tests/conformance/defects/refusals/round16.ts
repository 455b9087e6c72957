import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'a picture story that is not there brings the server to its knees',
    operationId: 'getContentSubject',
    reply: onReply('getContentSubject', (returning) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 500
      setJson(returning, { returnCode: '5000', errorMessage: '系统异常，请联系管理员' })
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/details/su-9999', { as: 'visitor' })).status === 500,
  }),
  refusals({
    id: 'premises that are a favourite already run into the key of the table',
    operationId: 'addInvestmentFavorite',
    write: true,
    reply: onReply('addInvestmentFavorite', (returning, passing) => {
      if (codeOf(returning) !== '4090') return
      const { targetType, targetId } = bodyOf(passing)
      const errorMessage = `Duplicate entry '${targetType}-${targetId}' for key 'uk_member_target'`
      setJson(returning, { returnCode: '5000', errorMessage })
    }),
    probe: async (ask) => {
      const sent = { body: { targetType: 'HOUSE', targetId: 'hs-1001' } }
      await ask('/investment/api/customer/favorite', sent)
      return (await ask('/investment/api/customer/favorite', sent)).code === '5000'
    },
  }),
  refusals({
    id: 'the patents of somebody else’s enterprise are forbidden in the first line of the reply',
    operationId: 'getEnterpriseIntellectual',
    reply: onReply('getEnterpriseIntellectual', (returning) => {
      if (codeOf(returning) === '4030') returning.status = 403
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/intellectual?enId=en-2001')).status === 403,
  }),
  refusals({
    id: 'it is not told in which part of the request the token is wanting',
    operationId: 'checkToken',
    reply: onReply('checkToken', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000') return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => (await ask('/uaa/api/token-check', { body: {}, as: 'visitor' })).data[0].field === 'token',
  }),
]
