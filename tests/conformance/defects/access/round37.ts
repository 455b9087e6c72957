import { askerOf, dataOf, parameter, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, inData, onRequest } from '../../defect.ts'
import { unguarded } from '../shared/guards.ts'
import { evaluated, stranger, visitor } from '../shared/requests.ts'
import { memberBearer, strangerBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

const asOwner = { authorization: memberBearer }

const bound = new Set<string>()

export const accessDefects: Defect[] = [
  access({
    id: 'the other side of a demand docking is called before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'PENDING') data.contact = { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const { status, contact } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return status === 'PENDING' && contact?.contactTel === '13800000011'
    },
  }),
  access({
    id: 'who knows the address of a certificate downloads it without a login',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', (passing) => {
      if (parameter('filePath')(passing).includes('electricity')) Object.assign(passing.headers, asOwner)
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = await recordsIn(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(pdfFile.url, visitor)).status === 200
    },
  }),
  access({
    id: 'a conversation of a member opens for whoever has its session id',
    operationId: 'getRobotSession',
    write: true,
    request: onRequest('getRobotSession', (passing) => {
      if (askerOf(passing) !== memberBearer) Object.assign(passing.headers, asOwner)
    }),
    probe: async (ask) => {
      const body = { sessionId: 's-access-0001', question: '研发费用加计扣除怎么享受' }
      await ask('/consult/api/ua/smart/answer', { body })
      return (await ask(`/consult/api/ua/smart/session/detail?sessionId=${body.sessionId}`, visitor)).code === '200'
    },
  }),
  access({
    id: 'a result of a tool is deleted by any member',
    operationId: 'deleteToolResult',
    write: true,
    request: unguarded('deleteToolResult'),
    probe: async (ask) => {
      const id = await evaluated(ask)
      const target = `/consult/api/customer/tool/history/delete?id=${id}`
      return (await ask(target, { method: 'DELETE', ...stranger })).code === '200'
    },
  }),
  access({
    id: 'a dead token reads an event like a visitor',
    operationId: 'getEventDetail',
    request: onRequest('getEventDetail', ({ headers }) => {
      if (![memberBearer, strangerBearer].includes(headers['authorization'] ?? '')) delete headers['authorization']
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001', { ...visitor, headers })).status === 200
    },
  }),
  access({
    id: 'the names of who evaluated a provider are not masked',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) each.enNameMasked = each.enNameMasked.replace('****', '精细化工')
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.some((each: Loose) => each.enNameMasked === '泰兴市润泽精细化工有限公司')
    },
  }),
  access({
    id: 'a message leads any member to where it goes',
    operationId: 'transformMessage',
    request: unguarded('transformMessage'),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list')
      return (await ask(`/message/api/msg/transform?id=${id}`, { method: 'POST', ...stranger })).data?.id === id
    },
  }),
  access({
    id: 'a binding that still waits for its audit reads the figures of the enterprise',
    operationId: 'getEnterpriseManagement',
    write: true,
    request: unguarded('getEnterpriseManagement', (passing) => bound.has(askerOf(passing))),
    reply: (returning, passing) => {
      if (passing.operationId === 'bindEnterprise' && codeOf(returning) === '200') bound.add(askerOf(passing))
    },
    restart: () => bound.clear(),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/bind', { method: 'PUT', body: { enId: 'en-1001' }, ...stranger })
      const { data } = await ask('/enterprise/api/member/en/management?enId=en-1001', stranger)
      return data.managementDTOList[0]?.netProfit === 860.5
    },
  }),
]
