import { type Defect, onReply } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a download loses the name that was asked for',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.headers['content-disposition'] !== undefined)
        returning.headers['content-disposition'] = 'attachment; filename="download"'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = (await ask('/policy/api/show/declareFile/page', visitor)).data.records
      const { headers } = await ask(docUrl, visitor)
      return headers.get('content-disposition') === 'attachment; filename="download"'
    },
  }),
  http({
    id: 'the preview of a missing document is an empty page under 200',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'text/html; charset=utf-8'
      returning.body = Buffer.from('<!doctype html><html><body></body></html>')
    }),
    probe: async (ask) => {
      const docUrl = encodeURIComponent('/uaa/api/download/file?filePath=no-such-file&fileName=a.pdf')
      return (await ask(`/policy/api/declare/preview?docUrl=${docUrl}`, visitor)).status === 200
    },
  }),
  http({
    id: 'the picture of a captcha calls itself a PNG but is an SVG',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'image/png'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      const { headers, text } = await ask(imageSrc, visitor)
      return headers.get('content-type') === 'image/png' && text.includes('<svg')
    },
  }),
]
