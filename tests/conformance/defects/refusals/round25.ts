import { type Defect, type Loose, codeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'somebody else’s demand does not exist',
    operationId: 'getMyDemand',
    reply: onReply('getMyDemand', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/myDetail?id=de-1015')).code === '4040',
  }),
  refusals({
    id: 'a favorite that is there already breaks the unique index',
    operationId: 'addPolicyFavorite',
    write: true,
    reply: onReply('addPolicyFavorite', (returning) => {
      if (codeOf(returning) !== '4090') return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '系统繁忙，请稍后再试' })
    }),
    probe: async (ask) => {
      await ask('/policy/api/customer/policy/favorite/p-1003', { method: 'POST' })
      return (await ask('/policy/api/customer/policy/favorite/p-1003', { method: 'POST' })).status === 500
    },
  }),
  refusals({
    id: 'what is wrong about the patents is named by its column',
    operationId: 'saveEnterpriseIntellectual',
    write: true,
    reply: onReply('saveEnterpriseIntellectual', (returning) => {
      if (codeOf(returning) !== '3000') return
      const envelope: Loose = JSON.parse(returning.body.toString('utf8'))
      for (const item of envelope.data ?? [])
        item.field = item.field?.replaceAll(/[A-Z]/g, (letter: string) => `_${letter.toLowerCase()}`)
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { patentCount: -1, trademarkCount: 4, softwareCount: 6 }
      const { data } = await ask('/enterprise/api/member/en/save/intellectual?enId=en-1001', { body })
      return data[0].field === 'body.patent_count'
    },
  }),
  refusals({
    id: 'the cities of no province are an HTTP 404',
    operationId: 'listCities',
    reply: onReply('listCities', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/999999/cities')).status === 404,
  }),
]
