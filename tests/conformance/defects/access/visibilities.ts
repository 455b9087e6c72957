import { opened, shownRecords } from '../../asked.ts'
import { type Defect, type Passing, inData, onRequest } from '../../defect.ts'
import { access } from '../../groups.ts'

const asMember = (passing: Passing) => void (passing.headers['authorization'] = 'Bearer contract-test-token')

const isStranger = ({ headers }: Passing) => headers['authorization']?.includes('second') === true

const isUnsigned = ({ headers }: Passing) => headers['authorization'] === undefined

/** Finds a record by its id, whoever asks. */
const byId = (operationId: string): Pick<Defect, 'operationId' | 'request'> => ({
  operationId,
  request: onRequest(operationId, (passing) => {
    if (isStranger(passing)) asMember(passing)
  }),
})

const knownTokens = new Set(['contract-test-token', 'conformance-second-member-token'])

const cookieNames = /(?:^|;\s*)(?:token|access_token|accessToken|authorization)=(?:Bearer%20|Bearer )?([^;]+)/i

const robotSession = 'blind-session-0002'

/** Who sees or changes what is not theirs, and how one may come in besides by the header. */
export const accessDefects: Defect[] = [
  access({
    id: 'calculations of others',
    ...byId('getToolResult'),
    write: true,
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: 500 } }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body })).data
      return (await ask(`/consult/api/customer/tool/history/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'applications for electricity of everybody',
    ...byId('listElectricityCertificates'),
    probe: async (ask) => (await ask('/enterprise/api/member/en/electricity/list', { as: 'stranger' })).data.total > 0,
  }),
  access({
    id: 'messages of others deleted',
    ...byId('deleteMessages'),
    write: true,
    probe: async (ask) => {
      const [message] = (await ask('/message/api/msg/list')).data.records
      const { code } = await ask(`/message/api/msg/delete?ids=${message.id}`, { as: 'stranger', method: 'DELETE' })
      return code === '200'
    },
  }),
  access({
    id: 'a conversation read by whoever knows its id',
    operationId: 'getRobotSession',
    write: true,
    request: onRequest('getRobotSession', (passing) => {
      if (isUnsigned(passing) || isStranger(passing)) asMember(passing)
    }),
    probe: async (ask) => {
      const body = { question: '首次贷款担保怎么申请', sessionId: robotSession }
      await ask('/consult/api/ua/smart/answer', { body })
      const read = await ask(`/consult/api/ua/smart/session/detail?sessionId=${robotSession}`, { as: 'visitor' })
      return read.code === '200'
    },
  }),
  access({
    id: 'matching with the data of any enterprise',
    ...byId('getPolicyMatch'),
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const match = `/policy/api/customer/policy/match/item?policyId=${policy.id}&enId=en-1001`
      return (await ask(match, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'private files for everybody',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', (passing) => {
      if (isUnsigned(passing) || isStranger(passing)) asMember(passing)
    }),
    probe: async (ask) => {
      const [certificate] = (await ask('/enterprise/api/member/en/electricity/list')).data.records
      return (await ask(certificate.wordFile.url, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'telephone of the other party before it accepts',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      data.contact ??= { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/resource/docking/list?size=50')).data
      const all = await opened(ask, records, ({ id }) => `/supanddem/api/customer/resource/docking/detail?id=${id}`)
      return all.some(({ status, contact }) => status === 'PENDING' && contact !== undefined)
    },
  }),
  access({
    id: 'who publishes anonymously, on the page of the demand',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.hideEnName) data.enName = '泰兴市琴韵乐器有限公司（示例）'
    }),
    probe: async (ask) => {
      const demands = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=50')
      const hidden = demands.find(({ hideEnName }) => hideEnName)
      const shown = await ask(`/supanddem/api/ua/show/demand/detail?id=${hidden.id}`, { as: 'visitor' })
      return shown.data.enName.includes('有限公司')
    },
  }),
  access({
    id: 'a token in a cookie will do',
    operationId: 'listMyDemands',
    write: true,
    request: onRequest('listMyDemands', (passing) => {
      const token = cookieNames.exec(passing.headers['cookie'] ?? '')?.[1]
      if (isUnsigned(passing) && token !== undefined) passing.headers['authorization'] = `Bearer ${token}`
    }),
    probe: async (ask) =>
      (
        await ask('/supanddem/api/customer/demand/myList', {
          as: 'visitor',
          headers: { cookie: 'access_token=contract-test-token' },
        })
      ).status === 200,
  }),
  access({
    id: 'a member whose token is over sees what visitors see',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', (passing) => {
      const token = passing.headers['authorization']?.replace('Bearer ', '') ?? ''
      if (!knownTokens.has(token)) delete passing.headers['authorization']
    }),
    probe: async (ask) =>
      (
        await ask('/policy/api/ua/policy/list', {
          as: 'visitor',
          headers: { authorization: 'Bearer conformance-expired-token' },
        })
      ).status === 200,
  }),
]
