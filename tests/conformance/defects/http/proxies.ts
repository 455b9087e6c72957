import { type Defect, jsonReply, onReply } from '../../defect.ts'

const favourites = '/enterprise/api/member/facilitator/favorite/list'

export const httpDefects: Defect[] = [
  {
    id: 'a preview as plain text',
    group: 'http',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = (await ask('/policy/api/show/declareFile/page')).data.records
      const reply = await ask(`/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
      return (reply.headers.get('content-type') ?? '').includes('plain')
    },
  },
  {
    id: 'HEAD fails on the counties of a city',
    group: 'http',
    operationId: 'listCounties',
    reply: onReply('listCounties', (returning, { method }) => {
      if (method === 'HEAD') Object.assign(returning, jsonReply({ returnCode: '500', errorMessage: '系统异常' }, 500))
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/states/provinces/cities/321200/counties', { method: 'HEAD' })).status === 500,
  },
  {
    id: 'another method is an error of the system',
    group: 'http',
    operationId: 'listFacilitatorFavorites',
    reply: (returning, { url }) => {
      if (url.pathname === favourites && returning.status === 405)
        Object.assign(returning, jsonReply({ returnCode: '5000', errorMessage: '系统异常，请联系管理员' }))
    },
    probe: async (ask) => (await ask(favourites, { method: 'PUT', body: {} })).status === 200,
  },
]
