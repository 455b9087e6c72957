import { type Defect, onReply, setJson } from '../../defect.ts'

export const httpDefects: Defect[] = [
  {
    id: 'broken JSON breaks the service',
    group: 'http',
    operationId: 'savePolicyEvaluation',
    write: true,
    reply: onReply('savePolicyEvaluation', (returning) => {
      if (returning.status !== 400) return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '服务器内部错误' })
    }),
    probe: async (ask) => (await ask('/policy/api/customer/evaluate/save', { rawBody: '{"policyId":' })).status === 500,
  },
  {
    id: 'industries as plain text',
    group: 'http',
    operationId: 'listIndustryCategories',
    reply: onReply('listIndustryCategories', (returning) => {
      returning.headers['content-type'] = 'text/plain;charset=UTF-8'
    }),
    probe: async (ask) =>
      (
        (await ask('/supanddem/api/ua/show/category/industryCategoryList')).headers.get('content-type') ?? ''
      ).startsWith('text/plain'),
  },
  {
    id: 'a preview that is downloaded',
    group: 'http',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 200) return
      returning.headers['content-type'] = 'application/octet-stream'
      returning.headers['content-disposition'] = 'attachment; filename=preview.html'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = (await ask('/policy/api/show/declareFile/page?size=1')).data.records
      const reply = await ask(`/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
      return reply.headers.get('content-type') === 'application/octet-stream'
    },
  },
]
