import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an office that is not there is an address that is not there',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 404
      setJson(returning, { returnCode: '404', errorMessage: 'api地址不存在' })
    }),
    probe: async (ask) =>
      (await ask('/investment/api/officeResource/detail?id=of-none', { as: 'visitor' })).status === 404,
  }),
  refusals({
    id: 'what is no favourite is one already',
    operationId: 'deletePolicyFavorite',
    write: true,
    reply: onReply('deletePolicyFavorite', (returning) => {
      if (codeOf(returning) !== '4040') return
      setJson(returning, { returnCode: '4090', errorMessage: '您已收藏该政策' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/policy/favorite/p-1001', { method: 'DELETE' })).code === '4090',
  }),
  refusals({
    // `field` is the path in the request, as in body.tel.
    id: 'fields of a match report are named without their body',
    operationId: 'createMatchReport',
    reply: onReply('createMatchReport', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const { data } = await ask('/policy/api/ua/policy/match/report', { body: {}, as: 'visitor' })
      return data[0].field === 'enInfoJson'
    },
  }),
  refusals({
    id: 'a record of somebody else does not exist',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '申报记录不存在' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1002', { as: 'stranger' })).code === '4040',
  }),
]
