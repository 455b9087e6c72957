import { type Defect, jsonReply, onReply, onRequest } from '../../defect.ts'

export const httpDefects: Defect[] = [
  {
    id: 'a login page for who has no token',
    group: 'http',
    operationId: 'listFavoriteDemands',
    reply: onReply('listFavoriteDemands', (returning) => {
      if (returning.status !== 401) return
      returning.status = 302
      returning.headers = { location: '/auth/qw' }
      returning.body = Buffer.alloc(0)
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/favorite/list', { as: 'visitor' })).status === 302,
  },
  {
    id: 'HEAD needs no token',
    group: 'http',
    operationId: 'listMyResources',
    request: onRequest('listMyResources', ({ method, headers }) =>
      method === 'HEAD' && headers['authorization'] === undefined ? jsonReply({}) : undefined,
    ),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/myList', { method: 'HEAD', as: 'visitor' })).status === 200,
  },
  {
    id: 'a file is shown in the page',
    group: 'http',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.headers['content-disposition'] !== undefined)
        returning.headers['content-disposition'] = returning.headers['content-disposition'].replace(
          'attachment',
          'inline',
        )
    }),
    probe: async (ask) => {
      const { url } = (await ask('/enterprise/api/ua/en/electricity/template')).data
      return (await ask(url)).headers.get('content-disposition')?.startsWith('inline') === true
    },
  },
]
