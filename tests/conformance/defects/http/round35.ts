import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { serverError, visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const portrait = '/uaa/api/download/file?filePath=f-portrait-01&fileName=portrait.png'

export const httpDefects: Defect[] = [
  http({
    id: 'a picture comes as bytes of no type',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/') === true) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => (await ask(portrait)).headers.get('content-type') === 'application/octet-stream',
  }),
  http({
    id: 'a captcha that is gone is told under 200',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 404) returning.status = 200
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/cap-0', visitor)).status === 200,
  }),
  http({
    id: 'an unknown path of the enterprise service is an error of the server',
    operationId: 'countEnterprises',
    isAlone: true,
    reply: (returning, { operationId, url }) => {
      if (operationId === undefined && url.pathname.startsWith('/enterprise/') && returning.status === 404)
        Object.assign(returning, jsonReply(serverError, 500))
    },
    probe: async (ask) => (await ask('/enterprise/api/ua/en/nowhere', visitor)).status === 500,
  }),
]
