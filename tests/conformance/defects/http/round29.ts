import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

const attract = '/content/api/ua/attract/detail/at-1001'

export const httpDefects: Defect[] = [
  http({
    id: 'HEAD is not known to the route of an investment project',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning, { method }) => {
      if (method === 'HEAD') returning.status = 405
    }),
    probe: async (ask) => (await ask(attract, { method: 'HEAD', as: 'visitor' })).status === 405,
  }),
  http({
    id: 'the picture of a captcha is sent as a web page',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'text/html; charset=utf-8'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const { status, headers } = await ask(imageSrc, { as: 'visitor' })
      return status === 200 && (headers.get('content-type') ?? '').startsWith('text/html')
    },
  }),
  http({
    id: 'what says where the template of a form is has the type of a plain text',
    operationId: 'getElectricityTemplate',
    reply: onReply('getElectricityTemplate', (returning) => {
      returning.headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/enterprise/api/ua/en/electricity/template', { as: 'visitor' })
      return (headers.get('content-type') ?? '').startsWith('text/plain')
    },
  }),
]
