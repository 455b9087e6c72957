import { dataOf } from '../../asked.ts'
import { type Defect, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'who is not logged in is told so under status 200',
    operationId: 'listFacilitatorFavorites',
    reply: onReply('listFacilitatorFavorites', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/enterprise/api/member/facilitator/favorite/list', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'a download is named after its path',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      if (returning.status !== 200 || returning.headers['content-disposition'] === undefined) return
      returning.headers['content-disposition'] = `attachment; filename="${url.searchParams.get('filePath')}"`
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      const given = (await ask(records[0].wordFile.url)).headers.get('content-disposition') ?? ''
      return given !== '' && !decodeURIComponent(given).includes(records[0].wordFile.name)
    },
  }),
  http({
    id: 'who would take events gets them, however little they are wanted',
    operationId: 'answerRobotQuestion',
    request: onRequest('answerRobotQuestion', ({ headers }) => {
      if (/text\/event-stream/.test(headers['accept'] ?? '')) headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { sessionId: 'session-events-0001', question: '研发费用加计扣除比例是多少' }
      const headers = { accept: 'application/json, text/event-stream;q=0.2' }
      const answer = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
]
