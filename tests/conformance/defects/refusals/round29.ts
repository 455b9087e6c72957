import { askerOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

const toLogin = { location: '/login?redirect=%2Fmessage%2Fapi%2Fhistory%2Flist' }

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown project to invest in is also not found by HTTP',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/detail/nobody-1')).status === 404,
  }),
  refusals({
    id: 'who asks for history without a token is led to a page to log in',
    operationId: 'listHistory',
    request: onRequest('listHistory', (passing) =>
      askerOf(passing) === '' ? { status: 302, headers: { ...toLogin }, body: Buffer.alloc(0) } : undefined,
    ),
    probe: async (ask) => (await ask('/message/api/history/list', { as: 'visitor' })).status === 302,
  }),
  refusals({
    id: 'the fields of a refused dictionary are not said to be of the query',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each) => ({ ...each, field: each.field.replace('query.', '') }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=NOPE')).data[0].field === 'typeCode',
  }),
  refusals({
    id: 'the code of what refuses an unknown environment is a number',
    operationId: 'getEnvironmentDetail',
    reply: onReply('getEnvironmentDetail', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '4040') return
      setJson(returning, { ...envelope, returnCode: 4040 })
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/detailOfEnvironment?id=nobody-1')).code === 4040,
  }),
]
