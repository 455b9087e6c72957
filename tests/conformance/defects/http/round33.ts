import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { serverError, visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const events = '/supanddem/api/ua/customer/event/page'

export const httpDefects: Defect[] = [
  http({
    id: 'another method is a server error',
    operationId: 'pageEvents',
    reply: (returning, { url }) => {
      if (url.pathname === events && returning.status === 405) Object.assign(returning, jsonReply(serverError, 500))
    },
    probe: async (ask) => (await ask(events, { method: 'DELETE', ...visitor })).status === 500,
  }),
  http({
    id: 'a Chinese file name turns into question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      const name = url.searchParams.get('fileName') ?? ''
      const kind = headers['content-disposition']?.split(';')[0]
      if (kind !== undefined)
        headers['content-disposition'] = `${kind}; filename="${name.replaceAll(/[^\x20-\x7E]/g, '?')}"`
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template', visitor)).data
      return (await ask(url, visitor)).headers.get('content-disposition')?.includes('??') === true
    },
  }),
  http({
    id: 'the captcha picture comes as plain text',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', ({ status, headers }) => {
      if (status === 200) headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      return (await ask(imageSrc, visitor)).headers.get('content-type')?.startsWith('text/plain') === true
    },
  }),
]
