import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'
import { isDone } from '../shared/tokens.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'the name of a download is all question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      const name = url.searchParams.get('fileName') ?? ''
      if (headers['content-disposition'] === undefined || /^[\u0020-\u007e]*$/.test(name)) return
      headers['content-disposition'] = `attachment; filename="${name.replace(/[^\u0020-\u007e]/g, '?')}"`
    }),
    probe: async (ask) => {
      const { url, name } = await dataOf(ask, '/enterprise/api/ua/en/electricity/template')
      const disposition = (await ask(url)).headers.get('content-disposition') ?? ''
      return !disposition.includes(encodeURIComponent(name).slice(0, 18))
    },
  }),
  http({
    id: 'what a member sees of a resource is kept for everybody',
    operationId: 'getResource',
    reply: onReply('getResource', (returning) => {
      if (isDone(returning)) returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=1')
      const { data, headers } = await ask(`/supanddem/api/ua/show/resource/detail?id=${id}`)
      return data.favorited !== undefined && (headers.get('cache-control') ?? '').includes('public')
    },
  }),
  http({
    id: 'who is not logged in is told so with status 200',
    operationId: 'getMySupplyDemandStats',
    reply: onReply('getMySupplyDemandStats', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/supanddem/api/customer/statistics', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  }),
]
