import { type Defect, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the answer comes as events whenever they are acceptable at all',
    operationId: 'answerRobotQuestion',
    request: onRequest('answerRobotQuestion', (passing) => {
      const { accept = '' } = passing.headers
      if (accept.includes('text/event-stream')) passing.headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算？', sessionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const { headers: got } = await ask('/consult/api/ua/smart/answer', { body, as: 'visitor', headers })
      return (got.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
  http({
    id: 'pictures are sent as a stream of bytes',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if ((headers['content-type'] ?? '').startsWith('image/')) headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/uaa/api/download/file?filePath=f-at-1001&fileName=a.svg', { as: 'visitor' })
      return headers.get('content-type') === 'application/octet-stream'
    },
  }),
  http({
    id: 'a captcha that there is not has an empty picture and status 200',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'image/svg+xml'
      returning.body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"></svg>')
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/none', { as: 'visitor' })).status === 200,
  }),
]
