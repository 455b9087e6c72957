import { type Defect, type Loose, codeOf, envelopeOf, jsonReply, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

const noScene = '/policy/api/ua/applet/codeNew?scene=abc'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown declaration record is an HTTP 404',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/policy/api/customer/declare/detail?id=dr-9999')).status === 404,
  }),
  refusals({
    id: 'an unknown docking is refused as somebody else’s',
    operationId: 'getDemandDocking',
    reply: onReply('getDemandDocking', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { returnCode: '4030', errorMessage: '没有权限' })
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-nobody')).code === '4030',
  }),
  refusals({
    id: 'a wrong field is named without where it is',
    operationId: 'getAppletCodeNew',
    reply: onReply('getAppletCodeNew', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each) => ({ ...each, field: each.field.split('.').at(-1) }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask(noScene)).data[0].field === 'scene',
  }),
  refusals({
    id: 'a size beyond the limit gets the error page of the framework',
    operationId: 'listPolicyRecommendations',
    reply: onReply('listPolicyRecommendations', (returning, { url }) => {
      if (codeOf(returning) !== '3000') return
      const error = { timestamp: Date.now(), status: 400, error: 'Bad Request', path: url.pathname }
      Object.assign(returning, jsonReply(error, 400))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/recommend/p-1001?size=51')).text.includes('"timestamp"'),
  }),
]
