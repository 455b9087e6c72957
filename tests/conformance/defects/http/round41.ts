import { recordsIn } from '../../asked.ts'
import { type Defect, jsonReply, onReply, onRequest } from '../../defect.ts'
import { certificates, robot } from '../shared/addresses.ts'
import { questionOf, visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a file is saved under the id by which it is kept',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      if (headers['content-disposition'] !== undefined)
        headers['content-disposition'] = `attachment; filename="${url.searchParams.get('filePath')}"`
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = await recordsIn(ask, certificates)
      const { headers } = await ask(pdfFile.url)
      return headers.get('content-disposition')?.includes(pdfFile.uid) === true
    },
  }),
  http({
    id: 'a captcha that is not there is a refusal under the status of a success',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      Object.assign(returning, jsonReply({ returnCode: '4040', errorMessage: '图形验证码不存在或已过期' }))
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/cap-none', visitor)).status === 200,
  }),
  http({
    id: 'an answer is streamed wherever a stream is accepted at all',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', ({ headers }) => {
      if (headers['accept']?.includes('text/event-stream') === true) headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const reply = await ask(`${robot}/answer`, { ...questionOf('高企奖励怎么申报？'), headers, ...visitor })
      return reply.headers.get('content-type')?.startsWith('text/event-stream') === true
    },
  }),
]
