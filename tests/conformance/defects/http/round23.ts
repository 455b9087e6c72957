import { type Defect, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { http } from '../../groups.ts'
import { encoded } from '../shared/values.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'an answer is streamed whenever a stream is accepted at all',
    operationId: 'answerRobotQuestion',
    request: onRequest('answerRobotQuestion', ({ headers }) => {
      if (/text\/event-stream/iu.test(headers['accept'] ?? '')) headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { sessionId: 'session-of-a-visitor', turnId: 'turn-of-a-visitor', question: '研发费用加计扣除' }
      const headers = { accept: 'application/json, text/event-stream;q=0.3' }
      const answer = await ask('/consult/api/ua/smart/answer', { body, as: 'visitor', headers })
      return (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
  http({
    id: 'a document that is not there is told with status 200',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      Object.assign(returning, jsonReply({ returnCode: '4040', errorMessage: '文件不存在或已删除' }))
    }),
    probe: async (ask) => {
      const target = `/policy/api/declare/preview?docUrl=${encoded('/uaa/api/download/file?filePath=nothing')}`
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
  http({
    id: 'who is not logged in is forbidden to see favorites',
    operationId: 'listInvestmentFavorites',
    reply: onReply('listInvestmentFavorites', (returning) => {
      if (returning.status !== 401) return
      returning.status = 403
      setJson(returning, { returnCode: '403', errorMessage: '没有权限' })
    }),
    probe: async (ask) => (await ask('/investment/api/customer/favorite/list', { as: 'visitor' })).status === 403,
  }),
]
