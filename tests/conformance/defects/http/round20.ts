import { shownRecords } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'whatever is downloaded is called download',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if ('content-disposition' in headers) headers['content-disposition'] = 'attachment; filename="download"'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      const { headers } = await ask(docUrl, { as: 'visitor' })
      return headers.get('content-disposition') === 'attachment; filename="download"'
    },
  }),
  http({
    id: 'advertisements are mapped to GET alone',
    operationId: 'listAds',
    reply: onReply('listAds', (returning, { method }) => {
      if (method !== 'HEAD') return
      returning.status = 405
      returning.headers['allow'] = 'GET'
    }),
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list', { method: 'HEAD', as: 'visitor' })).status === 405,
  }),
  http({
    // What it says depends on who is logged in.
    id: 'proxies may keep a policy as one member sees it',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', ({ status, headers }) => {
      if (status === 200) headers['cache-control'] = 'public, max-age=600'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/policy/api/ua/policy/detail?id=p-1001')
      return headers.get('cache-control') === 'public, max-age=600'
    },
  }),
]
