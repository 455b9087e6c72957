import { type Defect, envelopeOf, onReply } from '../../defect.ts'
import { encoded } from '../shared/values.ts'
import { recordsIn } from '../../asked.ts'
import { http } from '../../groups.ts'

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"></svg>'

export const httpDefects: Defect[] = [
  http({
    id: 'the picture of a captcha that is not there is a blank one',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'image/svg+xml'
      returning.body = Buffer.from(blank)
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/cap-unknown', { as: 'visitor' })).status === 200,
  }),
  http({
    id: 'the preview of a document is handed out as bytes to be saved',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 200 || envelopeOf(returning) !== undefined) return
      returning.headers['content-type'] = 'application/octet-stream'
      returning.headers['content-disposition'] = 'attachment; filename="preview.html"'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await recordsIn(ask, '/policy/api/show/declareFile/page')
      const { headers } = await ask(`/policy/api/declare/preview?docUrl=${encoded(docUrl)}`)
      return headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'the heads of the notices are a method that is not allowed',
    operationId: 'listNotices',
    reply: onReply('listNotices', (returning, { method }) => {
      if (method === 'HEAD') returning.status = 405
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list', { method: 'HEAD' })).status === 405,
  }),
]
