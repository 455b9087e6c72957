import { recordsIn } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a picture is sent as a stream of octets',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/') === true) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const [{ logo }] = await recordsIn(ask, '/enterprise/api/ua/facilitator/list')
      return (await ask(logo, { as: 'visitor' })).headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'a captcha that does not exist is missing under status 200',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 404) returning.status = 200
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/nobody-made-this')).status === 200,
  }),
  http({
    id: 'a body that is cut off is an error of the server',
    operationId: 'suggestRobotQuestions',
    reply: onReply('suggestRobotQuestions', (returning) => {
      if (returning.status !== 400) return
      returning.status = 500
      returning.body = Buffer.from('{"returnCode":"500","errorMessage":"服务器内部错误"}')
    }),
    probe: async (ask) => (await ask('/consult/api/ua/smart/ikQuestion', { rawBody: '{"question":' })).status === 500,
  }),
]
