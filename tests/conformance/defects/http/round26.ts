import { shownRecords } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'
import { visitor } from '../shared/requests.ts'

const resources = '/supanddem/api/customer/resource/myList'

export const httpDefects: Defect[] = [
  http({
    id: 'who has to log in is told so with a status of success',
    operationId: 'listMyResources',
    reply: onReply('listMyResources', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask(resources, visitor)
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'pictures are sent as a stream of bytes',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-type']?.startsWith('image/')) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/supanddem/api/ua/show/resource/list')
      return (await ask(first.cover, visitor)).headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'the files of declarations come as plain text with JSON in it',
    operationId: 'pageDeclareFiles',
    reply: onReply('pageDeclareFiles', ({ headers }) => {
      headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) =>
      (await ask('/policy/api/show/declareFile/page')).headers.get('content-type')?.startsWith('text/plain') === true,
  }),
]
