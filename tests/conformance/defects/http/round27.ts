import { type Defect, onReply, setJson } from '../../defect.ts'
import { serverError } from '../shared/requests.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'who is not logged in is refused with the status of a success',
    operationId: 'getMySupplyDemandStats',
    reply: onReply('getMySupplyDemandStats', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/supanddem/api/customer/statistics', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'the image of a captcha that is gone is an empty picture',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'image/svg+xml'
      returning.body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/nobody-knows', { as: 'visitor' })).status === 200,
  }),
  http({
    id: 'broken JSON is an error of the server',
    operationId: 'evaluateEnterpriseSize',
    reply: onReply('evaluateEnterpriseSize', (returning) => {
      if (returning.status !== 400) return
      returning.status = 500
      setJson(returning, serverError)
    }),
    probe: async (ask) => (await ask('/consult/api/customer/eva/en/size', { rawBody: '{"inputs":' })).status === 500,
  }),
]
