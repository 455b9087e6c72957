import { dataOf } from '../../asked.ts'
import { type Defect, jsonReply, onReply, onRequest } from '../../defect.ts'
import { http } from '../../groups.ts'
import { bindings } from '../shared/addresses.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'advertisements know no HEAD',
    operationId: 'getAd',
    request: onRequest('getAd', ({ method }) =>
      method === 'HEAD' ? { ...jsonReply(null, 405), headers: { allow: 'GET' } } : undefined,
    ),
    probe: async (ask) => {
      const [{ id }] = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return (await ask(`/content/api/ua/xc/pc/detail/${id}`, { method: 'HEAD' })).status === 405
    },
  }),
  http({
    id: 'the name of a download is Latin-1',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }, { url }) => {
      if (!(headers['content-disposition'] ?? '').startsWith('attachment')) return
      const name = (url.searchParams.get('fileName') ?? '').replaceAll(/[^ -~]|"/gu, '?')
      headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(records[0].wordFile.url)).headers.get('content-disposition')?.includes('?') === true
    },
  }),
  http({
    id: 'a member’s enterprises are kept by shared caches',
    operationId: 'listMyEnterprises',
    reply: onReply('listMyEnterprises', ({ status, headers }) => {
      if (status === 200) headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => (await ask(bindings)).headers.get('cache-control')?.includes('public') === true,
  }),
]
