import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { visitor } from '../shared/requests.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'a file that is not there is refused with status 200',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      setJson(returning, { returnCode: '4040', errorMessage: '文件不存在或已删除' })
    }),
    probe: async (ask) => (await ask('/uaa/api/download/file?filePath=nothing&fileName=a.png')).status === 200,
  }),
  refusals({
    id: 'what is wrong in a feedback is named without saying that it is in the body',
    operationId: 'saveFeedback',
    reply: onReply('saveFeedback', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { telephone: '1', source: 'PC', type: 'FUNCTION', description: '请改进' }
      return (await ask('/consult/api/customer/feedback/save', { body })).data[0].field === 'telephone'
    },
  }),
  refusals({
    id: 'the docking of others is said not to exist',
    operationId: 'getDemandDocking',
    reply: onReply('getDemandDocking', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4030')
        setJson(returning, { returnCode: '4040', errorMessage: '对接不存在' })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001', { as: 'stranger' })).code === '4040',
  }),
  refusals({
    id: 'a refresh token that is not good is a bad request',
    operationId: 'refreshTokens',
    reply: onReply('refreshTokens', (returning) => {
      if (returning.status !== 401) return
      returning.status = 400
      setJson(returning, { returnCode: '400', errorMessage: 'invalid_grant' })
    }),
    probe: async (ask) => {
      const body = { refreshToken: 'nobody-has-this-refresh-token' }
      return (await ask('/uaa/api/refresh-token', { ...visitor, body })).status === 400
    },
  }),
]
