import { shownRecords } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a page about a file that does not exist',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'text/html; charset=utf-8'
      returning.body = Buffer.from('<p>文件不存在</p>')
    }),
    probe: async (ask) => {
      const missing = encodeURIComponent('/uaa/api/download/file?filePath=no-such-file&fileName=guide.pdf')
      return (await ask(`/policy/api/declare/preview?docUrl=${missing}`, { as: 'visitor' })).status === 200
    },
  }),
  http({
    id: 'Chinese names of files as question marks',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      const name = url.searchParams.get('fileName') ?? ''
      if (returning.status === 200 && returning.headers['content-disposition'] !== undefined)
        returning.headers['content-disposition'] =
          `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll('"', '')}"`
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template', { as: 'visitor' })).data
      const { headers } = await ask(url, { as: 'visitor' })
      return headers.get('content-disposition')?.includes('??') === true
    },
  }),
  http({
    id: 'one mapping for every method',
    operationId: 'listProvinces',
    request: (passing) => {
      if (passing.url.pathname !== '/uaa/api/states/provinces' || !/^(POST|PUT|DELETE|PATCH)$/.test(passing.method))
        return undefined
      passing.method = 'GET'
      passing.body = ''
      delete passing.headers['content-type']
      return undefined
    },
    probe: async (ask) => (await ask('/uaa/api/states/provinces', { as: 'visitor', method: 'POST' })).status === 200,
  }),
  http({
    id: 'pages of members kept by the proxy for a minute',
    operationId: 'getMyDemand',
    reply: onReply('getMyDemand', (returning) => {
      if (returning.status === 200) returning.headers['cache-control'] = 'public, max-age=60'
    }),
    probe: async (ask) => {
      const [own] = (await ask('/supanddem/api/customer/demand/myList')).data.records
      const { headers } = await ask(`/supanddem/api/customer/demand/myDetail?id=${own.id}`)
      return (
        headers.get('cache-control') === 'public, max-age=60' &&
        (await shownRecords(ask, '/policy/api/ua/policy/list')).length > 0
      )
    },
  }),
]
