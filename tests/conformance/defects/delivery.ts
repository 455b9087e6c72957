import { dataOf } from '../asked.ts'
import { onReply, type Defect } from '../defect.ts'
import { http } from '../groups.ts'

/** Replies whose headers say something else than was asked or sent. */
export const deliveryDefects: Defect[] = [
  http({
    id: 'blanks in the name of a file become plus signs',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      const told = headers['content-disposition']
      if (told !== undefined) headers['content-disposition'] = told.replaceAll('%20', '+')
    }),
    probe: async (ask) => {
      const { uid } = await dataOf(ask, '/enterprise/api/ua/en/electricity/template')
      const name = encodeURIComponent('认定 申请表.docx')
      const { headers } = await ask(`/uaa/api/download/file?filePath=${uid}&fileName=${name}`, { as: 'visitor' })
      return (headers.get('content-disposition') ?? '').includes('+')
    },
  }),
  http({
    id: 'an answer is streamed to who asks for JSON',
    operationId: 'answerRobotQuestion',
    reply: onReply('answerRobotQuestion', (returning) => {
      if (returning.status !== 200) return
      returning.headers['content-type'] = 'text/event-stream'
      returning.body = Buffer.from(`data: ${returning.body.toString('utf8')}\n\n`)
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-without-stream' }
      const headers = { accept: 'application/json' }
      const reply = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (reply.headers.get('content-type') ?? '').includes('event-stream')
    },
  }),
]
