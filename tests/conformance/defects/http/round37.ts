import { type Defect, onReply, onRequest } from '../../defect.ts'
import { asStream } from '../shared/hooks.ts'
import { visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const page = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<p>文件不存在或已删除</p>'),
}

export const httpDefects: Defect[] = [
  http({
    id: 'a stream is sent to who would rather have JSON',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', asStream),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const body = { sessionId: 's-http-00001', question: '租房补助可以领多久？' }
      const answer = await ask('/consult/api/ua/smart/answer', { ...visitor, headers, body })
      return answer.headers.get('content-type')?.startsWith('text/event-stream') === true
    },
  }),
  http({
    id: 'a document that is not there is previewed as a page that says so',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status === 404) Object.assign(returning, page)
    }),
    probe: async (ask) => {
      const docUrl = encodeURIComponent('/uaa/api/download/file?filePath=p-0000-file-9&fileName=a.pdf')
      return (await ask(`/policy/api/declare/preview?docUrl=${docUrl}`, visitor)).status === 200
    },
  }),
  http({
    id: 'a download is called by its key instead of the name that is asked for',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      if (headers['content-disposition'] === undefined) return
      headers['content-disposition'] = `attachment; filename="${url.searchParams.get('filePath')}"`
    }),
    probe: async (ask) => {
      const [{ docUrl }] = (await ask('/policy/api/show/declareFile/page', visitor)).data.records
      const { headers, status } = await ask(docUrl, visitor)
      return status === 200 && headers.get('content-disposition')?.includes('-file-') === true
    },
  }),
]
