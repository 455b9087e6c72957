import { shownRecords } from '../../asked.ts'
import { type Defect, codeOf, jsonReply, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'
import { robot } from '../shared/addresses.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a Chinese file name arrives as a row of question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      if (returning.headers['content-disposition'] === undefined) return
      const name = (url.searchParams.get('fileName') ?? '').replace(/[^ -~]/g, '?')
      returning.headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      return ((await ask(docUrl)).headers.get('content-disposition') ?? '').includes('"???')
    },
  }),
  http({
    id: 'a resource of somebody else is refused with the status of a web page',
    operationId: 'getMyResource',
    reply: onReply('getMyResource', (returning) => {
      if (codeOf(returning) === '4030') returning.status = 403
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/myDetail?id=re-1003', { as: 'stranger' })).status === 403,
  }),
  http({
    id: 'a question that breaks off within its JSON is the server’s own fault',
    operationId: 'suggestRobotQuestions',
    request: onRequest('suggestRobotQuestions', ({ body }) => {
      try {
        JSON.parse(body)
        return undefined
      } catch {
        return jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500)
      }
    }),
    probe: async (ask) => {
      const rawBody = '{"sessionId":"conformance-1","question":"加计'
      return (await ask(`${robot}/ikQuestion`, { rawBody, as: 'visitor' })).status === 500
    },
  }),
]
