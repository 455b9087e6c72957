import { type Defect, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

const unknownFacilitator = '/enterprise/api/ua/facilitator/nobody-knows'
const tooMany = '/supanddem/api/ua/show/demand/list?size=51'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown provider has the HTTP status of its absence',
    operationId: 'getFacilitator',
    reply: onReply('getFacilitator', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask(unknownFacilitator)).status === 404,
  }),
  refusals({
    id: 'an unknown piece of land is refused in the form of the framework',
    operationId: 'getLandResourceDetail',
    reply: onReply('getLandResourceDetail', (returning, { url }) => {
      if (codeOf(returning) === '4040')
        setJson(returning, { timestamp: Date.now(), status: 404, error: 'Not Found', path: url.pathname })
    }),
    probe: async (ask) =>
      (await ask('/investment/api/landResource/detail?id=nobody-knows')).text.includes('"error":"Not Found"'),
  }),
  refusals({
    id: 'who reads messages without a token is sent to a page to log in',
    operationId: 'listMessages',
    reply: onReply('listMessages', (returning) => {
      if (!String(codeOf(returning)).startsWith('401')) return
      returning.status = 302
      returning.headers['location'] = '/uaa/login'
      returning.body = Buffer.alloc(0)
    }),
    probe: async (ask) => (await ask('/message/api/msg/list', { as: 'visitor' })).status === 302,
  }),
  refusals({
    id: 'the refused parameters of the demands are one object by their names',
    operationId: 'listDemands',
    reply: onReply('listDemands', (returning) => {
      const refused = envelopeOf(returning)
      if (refused?.['returnCode'] !== '3000') return
      const each = refused['data'] as { errorMessage: string; field: string }[]
      setJson(returning, { ...refused, data: Object.fromEntries(each.map((one) => [one.field, one.errorMessage])) })
    }),
    probe: async (ask) => 'query.size' in (await ask(tooMany)).data,
  }),
]
