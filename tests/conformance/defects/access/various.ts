import { dataOf, recordsIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  envelopeOf,
  inData,
  onReply,
  onRequest,
} from '../../defect.ts'
import { customer, ownDemands, policies } from '../shared/addresses.ts'
import { lapse, save } from '../shared/requests.ts'

const isStranger = ({ headers }: Passing) => headers['authorization']?.includes('second') === true

const asMember = (passing: Passing) => void (passing.headers['authorization'] = 'Bearer contract-test-token')

const session = 'derived-session-0001'

async function answered(ask: Ask): Promise<string> {
  const body = { question: '首次贷款担保怎么申请', sessionId: session }
  return (await ask('/consult/api/ua/smart/answer', { body })).data.answerId as string
}

const resourceDockings = new Set<unknown>()

const supply = '/supanddem/api/ua/show'

export const accessDefects: Defect[] = [
  {
    id: 'who wanted no name has one',
    group: 'access',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const each of data.records) each.enNameMasked = '泰兴市聚能传动有限公司'
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')).every(
        ({ enNameMasked }) => !enNameMasked.includes('*'),
      ),
  },
  {
    id: 'the first member is signed up for all',
    group: 'access',
    operationId: 'listMyEventSigns',
    request: onRequest('listMyEventSigns', ({ headers }) => {
      if (headers['authorization']?.includes('second') === true) headers['authorization'] = 'Bearer contract-test-token'
    }),
    probe: async (ask) => {
      const own = await recordsIn(ask, '/supanddem/api/customer/event/myList')
      const theirs = (await ask('/supanddem/api/customer/event/myList', { as: 'stranger' })).data.records
      return own.length > 0 && own[0].signId === theirs[0]?.signId
    },
  },
  {
    // EventDetail: only who has a place knows where an online event is.
    id: 'address of the meeting for everybody',
    group: 'access',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (event) => {
      if (event.form === 'ONLINE') event.address = `https://meeting.example.gov.cn/${event.id}`
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1004', { as: 'visitor' })).data.address.includes(
        'meeting',
      ),
  },
  {
    // ResourceDetail: only after a docking was accepted.
    id: 'whole number of a resource’s owner for every member',
    group: 'access',
    operationId: 'getResource',
    reply: inData('getResource', (resource, { headers }) => {
      if (headers['authorization'] !== undefined)
        resource.contact ??= { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/resource/detail?id=re-1001', { as: 'stranger' })
      return data.myDocking === undefined && data.contact !== undefined
    },
  },
  {
    id: 'opinions of answers to others',
    group: 'access',
    operationId: 'saveAnswerFeedback',
    write: true,
    request: onRequest('saveAnswerFeedback', (passing) => {
      if (isStranger(passing)) asMember(passing)
    }),
    probe: async (ask) => {
      const body = { answerId: await answered(ask), useful: true }
      return (await ask('/consult/api/ua/smart/answer/feedback', { as: 'stranger', body })).code === '200'
    },
  },
  {
    id: 'conversations of others are cleared',
    group: 'access',
    operationId: 'deleteRobotSession',
    write: true,
    request: onRequest('deleteRobotSession', (passing) => {
      if (isStranger(passing)) asMember(passing)
    }),
    probe: async (ask) => {
      await answered(ask)
      const target = `/consult/api/ua/smart/session/delete?sessionId=${session}`
      return (await ask(target, { as: 'stranger', method: 'DELETE' })).code === '200'
    },
  },
  {
    id: 'the token in a cookie',
    group: 'access',
    operationId: 'getCurrentUser',
    reply: onReply('getCurrentUser', (returning, { headers }) => {
      const token = headers['authorization']?.split(' ')[1]
      if (returning.status === 200 && token !== undefined) returning.headers['set-cookie'] = `session=${token}; Path=/`
    }),
    probe: async (ask) =>
      ((await ask('/uaa/api/current-user')).headers.get('set-cookie') ?? '').includes('contract-test'),
  },
  lapse({
    id: 'another member takes a demand off the shelf',
    group: 'access',
    operationId: 'updateDemandStatus',
    request: onRequest('updateDemandStatus', (passing) => {
      if (passing.headers['authorization'] !== undefined)
        passing.headers['authorization'] = 'Bearer contract-test-token'
    }),
    probe: async (ask) => {
      const { id } = (await save(ask)).data
      return (
        (await ask(`${ownDemands}/updateStatus`, { method: 'PUT', body: { id, action: 'OFF_SHELF' }, as: 'stranger' }))
          .code === '4090'
      )
    },
  }),
  {
    id: 'a docking about a resource opens as one about a demand',
    group: 'access',
    operationId: 'getDemandDocking',
    request: onRequest('getDemandDocking', (passing) => {
      if (resourceDockings.has(passing.url.searchParams.get('id')))
        passing.url.pathname = `${customer}/resource/docking/detail`
    }),
    reply: onReply('listResourceDockings', (returning) => {
      const data: Loose = envelopeOf(returning)?.['data']
      for (const { id } of data?.records ?? []) resourceDockings.add(id)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/resource/docking/list`)
      return (await ask(`${customer}/demand/docking/detail?id=${records[0].id}`)).code === '200'
    },
  },
  {
    id: 'the header of another enterprise is believed',
    group: 'access',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data, { headers }) => {
      if (headers['enterprise-id'] !== undefined) data.name = '别家企业'
    }),
    probe: async (ask) => {
      const target = '/policy/api/enterprise/sys/current/basic'
      const others = await ask(target, { headers: { 'enterprise-id': 'en-of-nobody' } })
      return others.text !== (await ask(target)).text
    },
  },
  {
    id: 'the name behind an anonymous demand',
    group: 'access',
    operationId: 'listDemands',
    reply: inData('listDemands', ({ records }) => {
      for (const each of records) if (each.hideEnName === true) each.enName = '示例精密机械有限公司'
    }),
    probe: async (ask) =>
      (await ask(`${supply}/demand/list?size=50`)).data.records.some(
        ({ hideEnName, enName }: Loose) => hideEnName === true && !enName.startsWith('某'),
      ),
  },
  {
    id: 'visitors have favourites',
    group: 'access',
    operationId: 'listRecommendedPolicies',
    reply: inData('listRecommendedPolicies', (list) => {
      for (const each of list) each.favorited ??= false
    }),
    probe: async (ask) =>
      (await ask(`${policies}/recommendList`, { as: 'visitor' })).data.some(
        ({ favorited }: Loose) => favorited !== undefined,
      ),
  },
]
