import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'

const missingFile = encodeURIComponent('/uaa/api/download/file?filePath=p-0000-file-1&fileName=none.pdf')

export const refusalsDefects: Defect[] = [
  {
    id: 'the preview of a file that is not there is a page that says so',
    group: 'refusals',
    operationId: 'previewDeclareDoc',
    reply: onReply('previewDeclareDoc', (returning) => {
      if (returning.status !== 404) return
      returning.status = 200
      returning.headers['content-type'] = 'text/html; charset=utf-8'
      returning.body = Buffer.from('<!doctype html><html lang="zh-CN"><body><p>文件不存在</p></body></html>')
    }),
    probe: async (ask) => (await ask(`/policy/api/declare/preview?docUrl=${missingFile}`)).status === 200,
  },
  {
    id: 'a message that is not there becomes read',
    group: 'refusals',
    operationId: 'readMessage',
    write: true,
    reply: onReply('readMessage', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/message/api/msg/read?id=m-none', { method: 'POST' })).code === '200',
  },
  {
    id: 'of the fields that a demand lacks only the first is told',
    group: 'refusals',
    operationId: 'saveDemand',
    write: true,
    reply: onReply('saveDemand', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const items = envelope['data'] as Loose[]
      setJson(returning, { ...envelope, errorMessage: items[0].errorMessage, data: items.slice(0, 1) })
    }),
    probe: async (ask) => {
      const body = { submit: true, enId: 'en-1001', title: '减速机壳体轻量化设计', demandType: 'TECH' }
      return (await ask('/supanddem/api/customer/demand/save', { body })).data.length === 1
    },
  },
  {
    id: 'a factory that is not there is one of HTTP',
    group: 'refusals',
    operationId: 'getHouseResourceDetail',
    reply: onReply('getHouseResourceDetail', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/investment/api/resource/detail?id=hs-none')).status === 404,
  },
]
