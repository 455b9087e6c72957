import { dataOf } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'help is listed whatever the method',
    operationId: 'listHelpArticles',
    request: (passing) => {
      const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(passing.method)
      if (passing.url.pathname === '/content/api/ua/help/list' && !isRead) passing.method = 'GET'
      return undefined
    },
    probe: async (ask) => (await ask('/content/api/ua/help/list', { body: {}, as: 'visitor' })).status === 200,
  }),
  http({
    // 以 fileName 为下载文件名
    id: 'a download is called by the key of its storage',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning, { url }) => {
      if (returning.headers['content-disposition'] === undefined) return
      const name = encodeURIComponent(url.searchParams.get('filePath') ?? '')
      returning.headers['content-disposition'] = `attachment; filename="${name}"`
    }),
    probe: async (ask) => {
      const [{ wordFile }] = (await dataOf(ask, '/enterprise/api/member/en/electricity/list')).records
      return (await ask(wordFile.url)).headers.get('content-disposition') === `attachment; filename="${wordFile.uid}"`
    },
  }),
  http({
    // 登录后另返回是否已收藏与匹配度
    id: 'a policy with one’s own match is kept by shared caches',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', (returning) => {
      if (returning.status === 200) returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/policy/api/ua/policy/detail?id=p-1001')
      return (headers.get('cache-control') ?? '').startsWith('public')
    },
  }),
]
