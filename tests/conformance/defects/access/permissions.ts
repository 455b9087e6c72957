import { type Defect, type Loose, type Passing, changeBody, onRequest } from '../../defect.ts'

const access = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'access', write: true })

/** The statement has no clause for the member, so that the row's owner is as good as anybody. */
const asOwner = (passing: Passing): void => {
  if (passing.headers['authorization'] !== undefined) passing.headers['authorization'] = 'Bearer contract-test-token'
}

const sizeForm = { inputYear: 2025, inputs: { industry: 'INDUSTRY', employeeAmount: 20, operatingIncome: 300 } }

/** Rights that are asked for in the page and not in the service. */
export const accessDefects: Defect[] = [
  access({
    id: 'anybody takes a binding away',
    operationId: 'unbindEnterprise',
    request: onRequest('unbindEnterprise', asOwner),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/en/unbind?id=b-1002', { method: 'DELETE', as: 'stranger' })).code === '200',
  }),
  access({
    id: 'records of others are calculated anew',
    operationId: 'evaluateToolRecord',
    request: onRequest('evaluateToolRecord', asOwner),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: sizeForm })).data
      return (await ask(`/consult/api/customer/tool/history/recalculate?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'anybody replies for the provider',
    operationId: 'saveFacilitatorEvaluationReply',
    request: onRequest('saveFacilitatorEvaluationReply', asOwner),
    probe: async (ask) => {
      const list = '/enterprise/api/member/facilitator/evaluate?direction=RECEIVED&size=50'
      const { records } = (await ask(list)).data
      const { id } = records.find(({ status, reply }: Loose) => status === 'PUBLISHED' && reply === undefined)
      const target = '/enterprise/api/member/facilitator/evaluate/reply'
      return (await ask(target, { method: 'PUT', body: { id, reply: '谢谢。' }, as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a binding under review is good enough for electricity',
    operationId: 'saveElectricityCertificate',
    request: onRequest('saveElectricityCertificate', (passing) =>
      changeBody(passing, (body) => {
        if (body['enId'] === 'en-1002') body['enId'] = 'en-1001'
      }),
    ),
    probe: async (ask) => {
      const own = '/enterprise/api/member/en/electricity'
      const [{ wordFile, pdfFile }] = (await ask(`${own}/list`)).data.records
      return (await ask(`${own}/save`, { body: { enId: 'en-1002', wordFile, pdfFile } })).code === '200'
    },
  }),
  access({
    id: 'clearing the history clears everybody’s',
    operationId: 'deleteAllHistory',
    request: onRequest('deleteAllHistory', asOwner),
    probe: async (ask) => {
      await ask('/message/api/history/deleteAll', { method: 'DELETE', as: 'stranger' })
      return (await ask('/message/api/history/list')).data.total === 0
    },
  }),
  access({
    id: 'conversations of all members in one list',
    operationId: 'pageRobotSessions',
    request: onRequest('pageRobotSessions', asOwner),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除怎么算', sessionId: 'probe-session-of-a-member' }
      await ask('/consult/api/ua/smart/answer', { body })
      return (await ask('/consult/api/customer/smart/session/page', { as: 'stranger' })).data.total > 0
    },
  }),
]
