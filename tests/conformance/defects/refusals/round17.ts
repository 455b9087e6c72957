import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

const emptyBasics = { regCapital: null, establishTime: null, enType: '', services: null }

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'what the authorities sent cannot be deleted for another reason',
    operationId: 'deleteDeclareRecord',
    write: true,
    reply: onReply('deleteDeclareRecord', (returning) => {
      if (codeOf(returning) !== '4090') return
      setJson(returning, { returnCode: '5000', errorMessage: '系统异常，请稍后再试' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/delete?id=dr-1011', { method: 'DELETE' })).code === '5000',
  }),
  refusals({
    id: 'the premises of others do not exist',
    operationId: 'getEnterpriseCarrier',
    reply: onReply('getEnterpriseCarrier', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { ...envelopeOf(returning), returnCode: '4040' })
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/carrier?enId=en-1003')).code === '4040',
  }),
  refusals({
    // The field is the path within the request, as body.tel.
    id: 'errors of a new title name the bare property',
    operationId: 'renameRobotSession',
    write: true,
    reply: onReply('renameRobotSession', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { sessionId: 'probe-session-1', title: '' }
      const { data } = await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return data[0].field === 'title'
    },
  }),
  refusals({
    // Name, address, credit code and type are checked in this order.
    id: 'the credit code is checked before the address',
    operationId: 'saveEnterpriseBasic',
    write: true,
    request: onRequest('saveEnterpriseBasic', (passing) => {
      const { creditCode, regProvince, regCity, regRegion } = bodyOf(passing)
      if (creditCode !== '' || (regProvince ?? regCity ?? regRegion ?? null) !== null) return
      changeBody(passing, (body) => {
        Object.assign(body, { regProvince: '320000', regCity: '321200', regRegion: '321283' })
      })
    }),
    probe: async (ask) => {
      const body = {
        name: '某某公司',
        regProvince: null,
        regCity: null,
        regRegion: null,
        creditCode: '',
        ...emptyBasics,
      }
      const { data } = await ask('/enterprise/api/member/en/save/basic?enId=en-1001', { body })
      return data[0].field === 'body.creditCode'
    },
  }),
]
