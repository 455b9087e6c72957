import { type Defect, codeOf, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'footprints that do not exist are deleted with success',
    operationId: 'deleteHistory',
    write: true,
    reply: onReply('deleteHistory', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { returnCode: '200' })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/delete?ids=no-such-footprint', { method: 'DELETE' })).code === '200',
  }),
  refusals({
    id: 'the enterprise of somebody else is missing in place of forbidden',
    operationId: 'getEnterpriseManagement',
    reply: onReply('getEnterpriseManagement', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '企业不存在' })
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/management?enId=en-2001')).code === '4040',
  }),
  refusals({
    id: 'the field of a refusal lacks where it was sent',
    operationId: 'listCities',
    reply: onReply('listCities', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as { field: string }[]).map((each) => ({
        ...each,
        field: each.field.split('.').at(-1),
      }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/!/cities')).data[0].field === 'id',
  }),
  refusals({
    id: 'a resource that does not exist is a missing page of the server',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (codeOf(returning) !== '4040') return
      const { body } = jsonReply({ timestamp: 1_767_225_600_000, status: 404, error: 'Not Found', path: '/detail' })
      Object.assign(returning, { status: 404, body })
    }),
    probe: async (ask) => (await ask('/investment/api/officeResource/detail?id=of-unknown')).text.includes('"path"'),
  }),
]
