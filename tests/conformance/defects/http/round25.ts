import { type Defect, codeOf, onReply, onRequest, setJson } from '../../defect.ts'
import { http } from '../../groups.ts'
import { asStream } from '../shared/hooks.ts'
import { question } from '../shared/requests.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the captcha’s picture is sent as plain text',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if ((returning.headers['content-type'] ?? '').includes('svg'))
        returning.headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      return ((await ask(imageSrc, { as: 'visitor' })).headers.get('content-type') ?? '').startsWith('text/plain')
    },
  }),
  http({
    id: 'a notice that does not exist is an unhandled exception with status 500',
    operationId: 'getNotice',
    reply: onReply('getNotice', (returning, { url }) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 500
      setJson(returning, { status: 500, error: 'Internal Server Error', path: url.pathname })
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/detail/n-9999', { as: 'visitor' })).status === 500,
  }),
  http({
    id: 'the answer is streamed to whoever names event streams at all, whatever their weight',
    operationId: 'answerRobotQuestion',
    request: onRequest('answerRobotQuestion', asStream),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const reply = await ask('/consult/api/ua/smart/answer', { body: question, as: 'visitor', headers })
      return (reply.headers.get('content-type') ?? '').includes('event-stream')
    },
  }),
]
