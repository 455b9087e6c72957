import { gzipSync } from 'node:zlib'
import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'

export const httpDefects: Defect[] = [
  {
    id: 'what a member sees may be kept by any proxy',
    group: 'http',
    operationId: 'getEventDetail',
    reply: onReply('getEventDetail', (returning) => {
      if (returning.status === 200) returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001')
      return (headers.get('cache-control') ?? '').includes('public')
    },
  },
  {
    id: 'the compressed copy goes to everybody',
    group: 'http',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning, { headers }) => {
      if (returning.body.length === 0 || /gzip|\*/.test(headers['accept-encoding'] ?? '')) return
      returning.body = gzipSync(returning.body)
      returning.headers['content-encoding'] = 'gzip'
    }),
    probe: async (ask) => {
      const [{ articles }] = await dataOf(ask, '/content/api/ua/help/list')
      const headers = { 'accept-encoding': 'identity' }
      const { headers: given } = await ask(`/content/api/ua/help/detail/${articles[0].id}`, { headers })
      return given.get('content-encoding') === 'gzip'
    },
  },
  {
    id: 'the preview says that it is GBK',
    group: 'http',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if ((returning.headers['content-type'] ?? '').startsWith('text/html'))
        returning.headers['content-type'] = 'text/html; charset=gbk'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      const { headers } = await ask(`/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
      return (headers.get('content-type') ?? '').includes('gbk')
    },
  },
]
