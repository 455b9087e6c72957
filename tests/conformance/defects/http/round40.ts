import { type Defect, jsonReply, onReply } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

export const httpDefects: Defect[] = [
  http({
    id: 'a file that is not there is an envelope under 200',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (returning.status !== 404) return
      Object.assign(returning, jsonReply({ returnCode: '4040', errorMessage: '文件不存在或已删除' }))
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/download/file?filePath=f-nobody&fileName=a.pdf', visitor)).status === 200,
  }),
  http({
    id: 'the picture of a captcha is sent as plain text',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'text/plain; charset=utf-8'
    }),
    probe: async (ask) => {
      const { imageSrc } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      return (await ask(imageSrc, visitor)).headers.get('content-type')?.startsWith('text/plain') === true
    },
  }),
  http({
    id: 'an empty list is 204 without a body',
    operationId: 'listInvestmentFavorites',
    reply: onReply('listInvestmentFavorites', (returning) => {
      if (returning.body.includes('"records":[]')) Object.assign(returning, { status: 204, body: Buffer.alloc(0) })
    }),
    probe: async (ask) => (await ask('/investment/api/customer/favorite/list')).status === 204,
  }),
]
