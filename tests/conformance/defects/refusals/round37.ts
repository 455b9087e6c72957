import { type Defect, codeOf, jsonReply, onReply } from '../../defect.ts'
import { refusing } from '../shared/hooks.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: "somebody else's demand is refused as a login that has run out",
    operationId: 'getMyDemand',
    reply: onReply('getMyDemand', (returning) => {
      if (codeOf(returning) !== '4030') return
      Object.assign(returning, jsonReply({ returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }, 401))
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/myDetail?id=de-1019')).status === 401,
  }),
  refusals({
    id: 'a help article that is not there is HTTP 404',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/content/api/ua/help/detail/he-0000')
      return status === 404 && code === '4040'
    },
  }),
  refusals({
    id: 'a refused field is named without the part of the request that it is in',
    ...refusing('evaluateEnterpriseSize', '3000', ({ data }) => {
      for (const each of data) each.field = each.field.replace(/^body\./u, '')
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs: { employeeAmount: 4 } } })
      return data[0].field === 'inputs.industry'
    },
  }),
  refusals({
    id: 'a visitor is sent to a login page in place of being refused',
    operationId: 'listMyResources',
    reply: onReply('listMyResources', (returning) => {
      if (returning.status !== 401) return
      Object.assign(returning, { status: 302, headers: { location: '/login' }, body: Buffer.alloc(0) })
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/resource/myList', { as: 'visitor' })).status === 302,
  }),
]
