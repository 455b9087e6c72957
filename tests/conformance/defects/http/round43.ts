import { type Defect, jsonReply, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'
import { shownRecords } from '../../asked.ts'

const count = '/enterprise/api/ua/en/count'

export const httpDefects: Defect[] = [
  http({
    id: 'a picture is sent as a stream of bytes',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/') === true) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/subject/list')
      const { headers } = await ask(records[0].cover, { as: 'visitor' })
      return headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'a method that is not supported is a server error',
    operationId: 'countEnterprises',
    request: ({ url, method }) =>
      url.pathname === count && !['GET', 'HEAD', 'OPTIONS'].includes(method)
        ? jsonReply({ returnCode: '500', errorMessage: "Request method 'PUT' is not supported" }, 500)
        : undefined,
    probe: async (ask) => (await ask(count, { method: 'PUT', as: 'visitor' })).status === 500,
  }),
  http({
    id: 'a list is first redirected to its path with a slash',
    operationId: 'listPolicySubjects',
    request: onRequest('listPolicySubjects', ({ url }) => ({
      status: 302,
      headers: { location: `${url.pathname}/${url.search}` },
      body: Buffer.from(''),
    })),
    probe: async (ask) => (await ask('/policy/api/ua/subject/list')).status === 302,
  }),
]
