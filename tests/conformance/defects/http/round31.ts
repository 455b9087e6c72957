import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'
import { keywords } from '../shared/addresses.ts'
import { serverError, visitor } from '../shared/requests.ts'

const page = `${keywords}/page`

export const httpDefects: Defect[] = [
  http({
    id: 'a file that does not exist is told under 200',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.status === 404) returning.status = 200
    }),
    probe: async (ask) => (await ask('/uaa/api/download/file?filePath=nobody-knows&fileName=a.png')).status === 200,
  }),
  http({
    id: 'a body that is no JSON is 422',
    operationId: 'createMatchReport',
    reply: onReply('createMatchReport', (returning) => {
      if (returning.status === 400) returning.status = 422
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/match/report', { rawBody: '{"enId":' })).status === 422,
  }),
  http({
    id: 'a method that is not supported is a server error',
    operationId: 'pageRobotKeywords',
    reply: (returning, { url }) => {
      if (url.pathname !== page || returning.status !== 405) return
      Object.assign(returning, jsonReply(serverError, 500))
    },
    probe: async (ask) => (await ask(page, { method: 'DELETE', ...visitor })).status === 500,
  }),
]
