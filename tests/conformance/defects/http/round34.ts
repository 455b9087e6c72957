import { dataOf } from '../../asked.ts'
import { type Defect, onReply } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'
import { http } from '../../groups.ts'

const links = '/uaa/api/ua/module-config/list'

export const httpDefects: Defect[] = [
  http({
    id: 'the Chinese letters in the name of a file become underscores',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      const disposition = headers['content-disposition']
      if (disposition !== undefined) headers['content-disposition'] = disposition.replaceAll(/%[0-9A-F]{2}/gu, '_')
    }),
    probe: async (ask) => {
      const { url } = await dataOf(ask, '/enterprise/api/ua/en/electricity/template')
      return (await ask(url)).headers.get('content-disposition')?.includes('___') === true
    },
  }),
  http({
    id: 'the preview of an unknown document is an empty page',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      const body = Buffer.from('<!doctype html><html lang="zh-CN"><body></body></html>')
      Object.assign(returning, { status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } })
    }),
    probe: async (ask) => (await ask('/policy/api/declare/preview?docUrl=%2Fnobody-knows')).status === 200,
  }),
  http({
    id: 'whatever comes after the path of the links answers as the links',
    operationId: 'listModuleConfigs',
    request: ({ url, method }) => {
      if (method === 'GET' && url.pathname.startsWith(`${links}/`)) url.pathname = links
      return undefined
    },
    probe: async (ask) => (await ask(`${links}/nobody-knows`, visitor)).code === '200',
  }),
]
