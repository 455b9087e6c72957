import { dataOf } from '../../asked.ts'
import { type Defect, type Passing, onRequest } from '../../defect.ts'
import { access } from '../../groups.ts'

/** The row is found by its number alone, whoever asks. */
const asOwner = (passing: Passing): void => {
  if (passing.headers['authorization'] !== undefined) passing.headers['authorization'] = 'Bearer contract-test-token'
}

/** Rows and rights that nobody compares with who asks. */
export const accessDefects: Defect[] = [
  access({
    id: 'who knows the number of a demand sees who docks with it',
    operationId: 'listDemandDockings',
    request: onRequest('listDemandDockings', (passing) => {
      if (passing.url.searchParams.has('demandId')) asOwner(passing)
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/demand/docking/list?demandId=de-1016'
      return (await ask(list, { as: 'stranger' })).data.total > 0
    },
  }),
  access({
    id: 'calculations for an enterprise are listed to anybody who names it',
    operationId: 'listToolResults',
    write: true,
    request: onRequest('listToolResults', (passing) => {
      if (passing.url.searchParams.has('enId')) asOwner(passing)
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 }
      await ask('/consult/api/customer/eva/en/size', { body: { enId: 'en-1001', inputYear: 2025, inputs } })
      const list = '/consult/api/customer/tool/history/list?enId=en-1001'
      return ((await ask(list, { as: 'stranger' })).data?.total ?? 0) > 0
    },
  }),
  access({
    id: 'a conversation of another member is given another name',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', asOwner),
    probe: async (ask) => {
      const sessionId = 'probe-session-to-rename'
      await ask('/consult/api/ua/smart/answer', { body: { question: '研发费用加计扣除怎么算', sessionId } })
      const body = { sessionId, title: '别人改的名称' }
      const sent = { method: 'PUT', body, as: 'stranger' } as const
      return (await ask('/consult/api/customer/smart/session/rename', sent)).code === '200'
    },
  }),
  access({
    id: 'anybody docks in the name of an enterprise',
    operationId: 'saveResourceDocking',
    write: true,
    request: onRequest('saveResourceDocking', asOwner),
    probe: async (ask) => {
      const body = {
        resourceId: 're-1001',
        enId: 'en-1001',
        title: '精馏成果合作洽谈',
        content: '希望了解成套工艺的放大方案与报价，并到现场看中试装置。',
        planPrice: 200,
        planCycle: 'M3_6',
        attachments: [],
        contactName: '周示例',
        contactTel: '13800000009',
        agree: true,
      }
      return (await ask('/supanddem/api/customer/resource/docking/save', { body, as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'an evaluation is rewritten by who did not write it',
    operationId: 'updateFacilitatorEvaluation',
    write: true,
    request: onRequest('updateFacilitatorEvaluation', asOwner),
    probe: async (ask) => {
      const body = {
        id: 'fe-1001',
        overall: 4,
        scores: { quality: 4, speed: 4, price: 4, attitude: 4 },
        tags: ['响应快'],
        content: '两天内给出三家银行的方案，比较清楚。',
        images: [],
        anonymous: false,
      }
      const target = '/enterprise/api/member/facilitator/evaluate'
      return (await ask(target, { method: 'PUT', body, as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'anybody deletes the draft of a resource',
    operationId: 'deleteResource',
    write: true,
    request: onRequest('deleteResource', asOwner),
    probe: async (ask) => {
      await ask('/supanddem/api/customer/resource/delete?id=re-1009', { method: 'DELETE', as: 'stranger' })
      const { records } = await dataOf(ask, '/supanddem/api/customer/resource/myList?size=50')
      return !records.some(({ id }: { id: string }) => id === 're-1009')
    },
  }),
  access({
    id: 'who signs up with a token that is over is a visitor',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', ({ headers }) => {
      if (!/ (contract-test-token|conformance-second-member-token)$/.test(headers['authorization'] ?? '')) {
        delete headers['authorization']
      }
    }),
    probe: async (ask) => {
      const person = { enName: '泰兴市新芽软件有限公司（示例）', name: '吴示例', mobile: '13800000021' }
      const body = {
        eventId: 'ev-1001',
        ...person,
        attendCount: 1,
        extra: [{ key: 'seat', values: ['不需要'] }],
        agree: true,
      }
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor', headers })).code === '200'
    },
  }),
]
