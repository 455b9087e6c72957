import { recordsIn } from '../../asked.ts'
import { type Defect, onReply, onRequest } from '../../defect.ts'
import { asStream } from '../shared/hooks.ts'
import { http } from '../../groups.ts'

const robot = '/consult/api/ua/smart'

export const httpDefects: Defect[] = [
  http({
    id: 'a downloaded file has no name of its own',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if (headers['content-disposition'] !== undefined) headers['content-disposition'] = 'attachment'
    }),
    probe: async (ask) => {
      const [one] = await recordsIn(ask, '/enterprise/api/member/en/electricity/list')
      const { status, headers } = await ask(one.wordFile.url)
      return status === 200 && headers.get('content-disposition') === 'attachment'
    },
  }),
  http({
    id: 'a media type with a charset is not supported',
    operationId: 'suggestRobotQuestions',
    request: onRequest('suggestRobotQuestions', ({ headers }) =>
      /charset/i.test(headers['content-type'] ?? '')
        ? { status: 415, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Unsupported Media Type') }
        : undefined,
    ),
    probe: async (ask) => {
      const headers = { 'content-type': 'application/json;charset=UTF-8' }
      const body = { question: '加计扣除', sessionId: 's-92ad11c0' }
      return (await ask(`${robot}/ikQuestion`, { body, headers })).status === 415
    },
  }),
  http({
    id: 'events are streamed to who would rather have JSON',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', asStream),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const body = { question: '加计扣除', sessionId: 's-92ad11c1' }
      const reply = await ask(`${robot}/answer`, { body, headers, as: 'visitor' })
      return reply.headers.get('content-type')?.includes('event-stream') === true
    },
  }),
]
