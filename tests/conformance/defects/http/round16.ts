import { type Defect, onReply, onRequest, setJson } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'who asks a department without logging in is refused under status 200',
    operationId: 'saveManagerConsult',
    reply: onReply('saveManagerConsult', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', content: '请问外地分公司能否一并申报' }
      const { status, code } = await ask('/policy/api/customer/manager/consult/save', { body, as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
  http({
    id: 'streams as soon as the client would put up with a stream',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', (passing) => {
      const accept = passing.headers['accept'] ?? ''
      if (accept.includes('text/event-stream')) passing.headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const body = { sessionId: 'conformance-porters-02', question: '研发费用加计扣除比例是多少' }
      const headers = { accept: 'application/json, text/event-stream;q=0.2' }
      const answer = await ask('/consult/api/ua/smart/answer', { body, headers })
      return (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')
    },
  }),
  http({
    id: 'half a JSON is an error of the server that books viewings',
    operationId: 'saveInvestmentIntent',
    reply: onReply('saveInvestmentIntent', (returning) => {
      if (returning.status !== 400) return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '服务器内部错误' })
    }),
    probe: async (ask) =>
      (await ask('/investment/api/customer/intent/save', { rawBody: '{"resourceId":"hs-1001"' })).status === 500,
  }),
]
