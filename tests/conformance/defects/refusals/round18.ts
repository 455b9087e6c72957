import { bodyOf, dataOf } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { refused } from '../shared/requests.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    // ErrorItem.field: 如 body.tel
    id: 'fields of the scale are named without the body they are in',
    operationId: 'evaluateEnterpriseSize',
    reply: onReply('evaluateEnterpriseSize', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) if (item.field !== undefined) item.field = item.field.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: -1 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })
      return data[0].field === 'inputs.employeeAmount'
    },
  }),
  refusals({
    id: 'a second favorite breaks the unique index',
    operationId: 'favoriteResource',
    write: true,
    reply: onReply('favoriteResource', (returning, passing) => {
      if (codeOf(returning) !== '4090' || bodyOf(passing)['favorited'] !== true) return
      setJson(returning, { returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' })
    }),
    probe: async (ask) => {
      const sent = { body: { id: 're-1001', favorited: true } }
      await ask('/supanddem/api/customer/resource/favorites', sent)
      return (await ask('/supanddem/api/customer/resource/favorites', sent)).code === '5000'
    },
  }),
  refusals({
    // 其他会员返回 4030
    id: 'another member’s application does not exist',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (codeOf(returning) !== '4030') return
      setJson(returning, { returnCode: '4040', errorMessage: '申报记录不存在或已删除' })
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list')
      const target = `/policy/api/customer/declare/detail?id=${records[0].id}`
      return (await ask(target, { as: 'stranger' })).code === '4040'
    },
  }),
  refusals({
    // BasicDTO: 依次校验企业名称、注册地址、统一社会信用代码、企业类型
    id: 'the credit code is asked for before the address',
    operationId: 'saveEnterpriseBasic',
    write: true,
    reply: onReply('saveEnterpriseBasic', (returning, passing) => {
      const [first]: Loose[] = codeOf(returning) === '3000' ? ((envelopeOf(returning)?.['data'] ?? []) as Loose[]) : []
      if (first?.field !== 'body.regProvince' || String(bodyOf(passing)['creditCode']).trim() !== '') return
      returning.body = refused('请输入统一社会信用代码', 'body.creditCode').body
    }),
    probe: async (ask) => {
      const body = { name: '示例企业', creditCode: '', enType: '' }
      const { data } = await ask('/enterprise/api/member/en/save/basic?enId=en-1001', { body })
      return data[0].field === 'body.creditCode'
    },
  }),
]
