import { shownRecords } from '../asked.ts'
import { inData, onRequest, type Ask, type Defect, type Loose, type Passing } from '../defect.ts'

const isStranger = ({ headers }: Passing) => headers['authorization']?.includes('second') === true
const asMember = (passing: Passing) => void (passing.headers['authorization'] = 'Bearer contract-test-token')
const session = 'derived-session-0001'

async function answered(ask: Ask): Promise<string> {
  const body = { question: '首次贷款担保怎么申请', sessionId: session }
  return (await ask('/consult/api/ua/smart/answer', { body })).data.answerId as string
}

async function matches(ask: Ask): Promise<Loose[]> {
  const policies = await shownRecords(ask, '/policy/api/ua/policy/list?size=20')
  const asked = policies.map(({ id }) => ask(`/policy/api/customer/policy/match/item?policyId=${id}&enId=en-1001`))
  return (await Promise.all(asked)).map(({ data }) => data)
}

/** What follows from other fields is calculated otherwise, and what belongs to somebody is not asked for its owner. */
export const derivationDefects: Defect[] = [
  {
    id: 'nothing is ever urgent',
    group: 'shape',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      for (const { items } of data.groups) for (const item of items) item.urgency = 'NORMAL'
    }),
    probe: async (ask) => {
      const details = (await ask('/enterprise/api/member/en/details?enId=en-1001')).data
      const body = { enId: 'en-1001', enInfoJson: JSON.stringify(details) }
      const { groups } = (await ask('/policy/api/ua/policy/match/report', { as: 'visitor', body })).data
      const items = (groups as Loose[]).flatMap(({ items: own }) => own as Loose[])
      return items.some(({ remainDays, urgency }) => remainDays <= 7 && urgency === 'NORMAL')
    },
  },
  {
    id: 'whatever is not met is a veto',
    group: 'shape',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (match) => {
      match.vetoHit = true
    }),
    probe: async (ask) =>
      (await matches(ask)).some(
        ({ vetoHit, conditions }) =>
          vetoHit === true && !(conditions as Loose[]).some(({ veto, status }) => veto && status === 'UNMET'),
      ),
  },
  {
    id: 'demands of other enterprises are own ones',
    group: 'relations',
    operationId: 'getDemand',
    reply: inData('getDemand', (demand) => {
      if (demand.own === false) demand.own = true
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/demand/myList?size=50')).data
      const own = new Set((records as Loose[]).map(({ id }) => id))
      const all = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?size=50')
      const other = all.find(({ id }) => !own.has(id))
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${other.id}`)).data.own
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
]
