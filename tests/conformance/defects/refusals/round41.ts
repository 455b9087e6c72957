import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

/** Changes the refusals of an operation that have this code. */
const refusedOtherwise = (operationId: string, code: string, change: (refusal: Loose) => void) =>
  onReply(operationId, (returning) => {
    if (codeOf(returning) !== code) return
    const refusal = envelopeOf(returning)
    change(refusal)
    setJson(returning, refusal)
  })

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the staff of an enterprise of others is told to be missing',
    operationId: 'getEnterprisePersonnel',
    reply: refusedOtherwise('getEnterprisePersonnel', '4030', (refusal) =>
      Object.assign(refusal, { returnCode: '4040', errorMessage: '企业不存在或已删除' }),
    ),
    probe: async (ask) => (await ask('/enterprise/api/member/en/personnel?enId=en-9999')).code === '4040',
  }),
  refusals({
    id: 'an unknown demand is told under HTTP 404',
    operationId: 'getDemand',
    reply: onReply('getDemand', (returning) => {
      if (codeOf(returning) === '4040') returning.status = 404
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/detail?id=nobody-knows')).status === 404,
  }),
  refusals({
    id: 'a refused parameter is named without its place',
    operationId: 'listMessages',
    reply: refusedOtherwise('listMessages', '3000', ({ data }) => {
      for (const each of data) each.field = each.field.replace('query.', '')
    }),
    probe: async (ask) => (await ask('/message/api/msg/list?size=0')).data[0].field === 'size',
  }),
  refusals({
    id: 'an unknown result of a tool is refused with an empty message',
    operationId: 'getToolResult',
    reply: refusedOtherwise('getToolResult', '4040', (refusal) => void (refusal.errorMessage = null)),
    probe: async (ask) =>
      (await ask('/consult/api/customer/tool/history/detail?id=nobody-knows')).text.includes('"errorMessage":null'),
  }),
]
