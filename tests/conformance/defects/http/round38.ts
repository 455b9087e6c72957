import { recordsIn } from '../../asked.ts'
import { type Defect, codeOf, onReply } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const page = '<html><head><title>404 Not Found</title></head><body><center>nginx</center></body></html>'

export const httpDefects: Defect[] = [
  http({
    id: 'pictures come as bytes of no known type',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/')) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const [{ image }] = (await ask('/content/api/ua/xc/pc/list', visitor)).data
      const { status, headers } = await ask(image, visitor)
      return status === 200 && headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'unknown paths of the enterprise service get the page of the proxy',
    operationId: 'countEnterprises',
    isAlone: true,
    reply: (returning, { operationId, url }) => {
      if (operationId !== undefined || returning.status !== 404 || !url.pathname.startsWith('/enterprise/')) return
      returning.headers['content-type'] = 'text/html'
      returning.body = Buffer.from(page)
    },
    probe: async (ask) => (await ask('/enterprise/api/ua/en/nowhere', visitor)).text === page,
  }),
  http({
    id: 'a saved intent is answered with 201',
    operationId: 'saveAttractIntent',
    write: true,
    reply: onReply('saveAttractIntent', (returning) => {
      if (codeOf(returning) === '200') returning.status = 201
    }),
    probe: async (ask) => {
      const [{ id: attractId }] = await recordsIn(ask, '/content/api/ua/attract/list')
      const who = { name: '周示例', company: '泰兴市江畔精密传动有限公司（示例）', mobile: '13800000001' }
      const body = { attractId, ...who, investAmount: 'FROM_1000', content: '希望了解租金', agree: true }
      return (await ask('/content/api/customer/attract/intent/save', { body })).status === 201
    },
  }),
]
