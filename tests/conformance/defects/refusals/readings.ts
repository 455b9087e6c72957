import { type Defect, type Loose, envelopeOf, onReply, setJson } from '../../defect.ts'

export const refusalsDefects: Defect[] = [
  {
    id: 'an unknown calculation is a wrong field',
    group: 'refusals',
    operationId: 'getToolResult',
    reply: onReply('getToolResult', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, {
          returnCode: '3000',
          errorMessage: '参数错误',
          data: [{ field: 'id', errorMessage: '标识不正确' }],
        })
    }),
    probe: async (ask) => (await ask('/consult/api/customer/tool/history/detail?id=tr-none')).code === '3000',
  },
  {
    id: 'refused in English',
    group: 'refusals',
    operationId: 'getResourceDocking',
    reply: onReply('getResourceDocking', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, errorMessage: 'Record not found' })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/docking/detail?id=dk-none')).text.includes('not found'),
  },
  {
    id: 'one fault is told twice',
    group: 'refusals',
    operationId: 'listDemands',
    reply: onReply('listDemands', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '3000')
        setJson(returning, { ...envelope, data: [...(envelope['data'] as Loose[]), ...(envelope['data'] as Loose[])] })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/list?size=0')).data.length === 2,
  },
]
