import { type Defect, codeOf, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'
import { robot } from '../shared/addresses.ts'
import { asStream } from '../shared/hooks.ts'
import { robotSession } from '../shared/requests.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the name of a download loses its Chinese letters',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ status, headers }, { url }) => {
      if (status !== 200) return
      const name = (url.searchParams.get('fileName') ?? '').replaceAll(/[^\u0020-\u007E]/g, '?')
      headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/en/electricity/template')
      const fileName = encodeURIComponent('申请表.docx')
      const reply = await ask(`/uaa/api/download/file?filePath=${data.uid}&fileName=${fileName}`)
      return reply.headers.get('content-disposition')?.includes('???') === true
    },
  }),
  http({
    id: 'answers are streamed to who would rather have JSON',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', asStream),
    probe: async (ask) => {
      const body = { sessionId: robotSession, question: '研发费用加计扣除怎么享受' }
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const reply = await ask(`${robot}/answer`, { body, headers })
      return reply.headers.get('content-type')?.startsWith('text/event-stream') === true
    },
  }),
  http({
    id: 'a refused parameter is an HTTP 400',
    operationId: 'listCategoryTypes',
    reply: onReply('listCategoryTypes', (returning) => {
      if (codeOf(returning) === '3000') returning.status = 400
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/category/typeList?type=OTHERS')).status === 400,
  }),
]
