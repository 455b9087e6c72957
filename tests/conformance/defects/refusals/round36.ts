import { type Defect, codeOf, jsonReply, onReply } from '../../defect.ts'
import { refusing } from '../shared/hooks.ts'
import { codeFor } from '../shared/requests.ts'
import { refusals } from '../../groups.ts'

export const refusalDefects: Defect[] = [
  refusals({
    id: 'an unknown article of help is an HTTP 404',
    ...refusing('getHelpArticle', '4040', () => undefined, 404),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999')).status === 404,
  }),
  refusals({
    id: 'an enterprise that is not bound counts as no login',
    operationId: 'listToolResults',
    reply: onReply('listToolResults', (returning) => {
      if (codeOf(returning) !== '4030') return
      Object.assign(returning, jsonReply({ returnCode: '401', errorMessage: '未登录或登录已失效' }, 401))
    }),
    probe: async (ask) => (await codeFor(ask, '/consult/api/customer/tool/history/list?enId=en-2001')) === '401',
  }),
  refusals({
    id: 'the refused fields do not say in which part of the request they are',
    ...refusing('listResourceEvaluations', '3000', ({ data }) => {
      for (const each of data) each.field = each.field.replace(/^query\./, '')
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/resource/evaluation/list')
      return data[0].field === 'id'
    },
  }),
  refusals({
    id: 'only the first of two faults is told',
    ...refusing('listAttributeLevels', '3000', (refusal) => void (refusal.data = refusal.data.slice(0, 1))),
    probe: async (ask) => (await ask('/enterprise/api/ua/policy/attribute/level')).data.length === 1,
  }),
]
