import { type Defect, type Loose, envelopeOf, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown collection of contents is refused as a wrong parameter',
    operationId: 'getContentSubject',
    reply: onReply('getContentSubject', (returning) => {
      const refusal = envelopeOf(returning)
      if (refusal?.['returnCode'] === '4040') setJson(returning, { ...refusal, returnCode: '3000' })
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/details/su-9999')).code === '3000',
  }),
  refusals({
    id: 'the refusal of a form is a map from fields to messages',
    operationId: 'evaluateEnterpriseSize',
    reply: onReply('evaluateEnterpriseSize', (returning) => {
      const refusal: Loose = envelopeOf(returning)
      if (refusal?.returnCode !== '3000') return
      const fields = refusal.data.map(({ field, errorMessage }: Loose) => [field, errorMessage])
      setJson(returning, { ...refusal, data: Object.fromEntries(fields) })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs: {} } })
      return code === '3000' && !Array.isArray(data)
    },
  }),
  refusals({
    id: 'a visitor is sent to a page for logging in',
    operationId: 'listMyDemands',
    request: onRequest('listMyDemands', ({ headers }) => {
      if (headers['authorization'] !== undefined) return undefined
      return { status: 302, headers: { location: '/login' }, body: Buffer.alloc(0) }
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/myList', { as: 'visitor' })).status === 302,
  }),
  refusals({
    id: 'an office that is not there is told under HTTP 404 with the path of the framework',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4040') return
      const errorMessage = 'java.util.NoSuchElementException: No value present'
      Object.assign(returning, jsonReply({ returnCode: '4040', errorMessage, path: '/officeResource/detail' }, 404))
    }),
    probe: async (ask) => (await ask('/investment/api/officeResource/detail?id=of-9999')).text.includes('java.util'),
  }),
]
