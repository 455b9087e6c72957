import { type Defect, onReply, setJson } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the preview of a file that is not there succeeds with an error inside',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
    }),
    probe: async (ask) => {
      const docUrl = encodeURIComponent('/uaa/api/download/file?filePath=nowhere&fileName=a.pdf')
      return (await ask(`/policy/api/declare/preview?docUrl=${docUrl}`)).status === 200
    },
  }),
  http({
    id: 'the picture of a captcha is sent as plain text',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', ({ status, headers }) => {
      if (status === 200) headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const { headers } = await ask(`/uaa/api/register/captcha/graph/${captchaCodeId}`, { as: 'visitor' })
      return (headers.get('content-type') ?? '').startsWith('text/plain')
    },
  }),
  http({
    id: 'who is not logged in is told so with status 200',
    operationId: 'listMyEnterprises',
    reply: onReply('listMyEnterprises', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/list', { as: 'visitor' })).status === 200,
  }),
]
