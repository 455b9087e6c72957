import { recordsIn } from '../../asked.ts'
import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { declareFiles } from '../shared/addresses.ts'
import { serverError, visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const cities = '/uaa/api/states/provinces/320000/cities'

export const httpDefects: Defect[] = [
  http({
    id: 'a captcha that has gone is a server error',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 404) Object.assign(returning, jsonReply(serverError, 500))
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/nobody-knows', visitor)).status === 500,
  }),
  http({
    id: 'a method that a path does not have is a server error',
    operationId: 'listCities',
    reply: (returning, { url }) => {
      if (/\/provinces\/\w+\/cities$/.test(url.pathname) && returning.status === 405)
        Object.assign(returning, jsonReply(serverError, 500))
    },
    probe: async (ask) => (await ask(cities, { method: 'DELETE', ...visitor })).status === 500,
  }),
  http({
    id: 'the preview of a document comes as plain text',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', ({ status, headers }) => {
      if (status === 200) headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await recordsIn(ask, declareFiles)
      const { headers } = await ask(`/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
      return headers.get('content-type')?.startsWith('text/plain') === true
    },
  }),
]
