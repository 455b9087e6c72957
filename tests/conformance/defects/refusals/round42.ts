import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { plotDetail } from '../shared/addresses.ts'

const strangers = '/enterprise/api/member/en/personnel?enId=en-2001'

const levels = '/enterprise/api/ua/policy/attribute/level'

const result = '/consult/api/customer/tool/history/detail?id=nobody-knows'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an unknown plot is refused with the status 404',
    operationId: 'getLandResourceDetail',
    reply: onReply('getLandResourceDetail', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask(`${plotDetail}?id=nobody-knows`)).status === 404,
  }),
  refusals({
    id: 'the staff of another enterprise is not found rather than forbidden',
    operationId: 'getEnterprisePersonnel',
    reply: onReply('getEnterprisePersonnel', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
    }),
    probe: async (ask) => (await ask(strangers)).code === '4040',
  }),
  refusals({
    id: 'an unknown result is told with the exception and its class',
    operationId: 'getToolResult',
    reply: onReply('getToolResult', (returning) => {
      if (codeOf(returning) !== '4040') return
      const exception = 'cn.portal.consult.exception.RecordNotFoundException'
      setJson(returning, { ...envelopeOf(returning), errorMessage: `${exception}: id`, exception })
    }),
    probe: async (ask) => (await ask(result)).text.includes('RecordNotFoundException'),
  }),
  refusals({
    id: 'the fields of a refusal do not say where they were sent',
    operationId: 'listAttributeLevels',
    reply: onReply('listAttributeLevels', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000') return
      for (const each of envelope.data) each.field = each.field.replace('query.', '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => (await ask(levels)).data.some(({ field }: Loose) => field === 'code'),
  }),
]
