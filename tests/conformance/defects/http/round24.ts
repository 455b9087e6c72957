import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the picture of a captcha that is not there is an empty one, with status 200',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'image/svg+xml'
      returning.body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>')
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/register/captcha/graph/cap-none-0001', { as: 'visitor' })).status === 200,
  }),
  http({
    id: 'who is not logged in learns that with status 200 when asking for favourite policies',
    operationId: 'listPolicyFavorites',
    reply: onReply('listPolicyFavorites', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => (await ask('/policy/api/customer/policy/favorite/list', { as: 'visitor' })).status === 200,
  }),
  http({
    id: 'a body that is no JSON is an internal error',
    operationId: 'saveAttractIntent',
    reply: onReply('saveAttractIntent', (returning) => {
      if (returning.status === 400)
        Object.assign(returning, jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500))
    }),
    probe: async (ask) =>
      (await ask('/content/api/customer/attract/intent/save', { rawBody: '{"attractId":' })).status === 500,
  }),
]
