import { dataOf, recordsIn, bodyOf } from '../../asked.ts'
import {
  type Answer,
  type Ask,
  type Defect,
  type Loose,
  type Returning,
  codeOf,
  inData,
  jsonReply,
  remembering,
} from '../../defect.ts'
import { tags } from '../shared/addresses.ts'
import { rewritten } from '../shared/hooks.ts'
import { questioned, robotSession, subscriptionSettings, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { idIn } from '../shared/values.ts'
import { state } from '../../groups.ts'

const carrier = { incubatorDisposableArea: 12_000, incubatorCompanyAmount: 46, incubatorGraduatedCompanyAmount: 13 }

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

const evaluation = {
  id: 'fe-1001',
  overall: 4,
  scores: { quality: 4, speed: 5, price: 4, attitude: 5 },
  tags: [],
  content: '复检安排稍慢，其余都很好。',
  images: [],
  anonymous: false,
}

const seen = { targetType: 'POLICY', targetId: 'p-1001', title: '泰兴市制造业企业智能化改造项目' }

const isSeen = (record: Loose) => record.targetId === seen.targetId

/** Saves a subscription of the member, with what is different from the usual one. */
async function subscribe(ask: Ask, more: object): Promise<Answer> {
  const body = { tagIds: ['t-101'], ...subscriptionSettings, deadlineRemind: [30, 7, 3, 1], ...more }
  return ask(`${tags}/subscribe`, { body })
}

const subscription = async (ask: Ask): Promise<Loose> => dataOf(ask, `${tags}/mySubscribe`)

export const stateDefects: Defect[] = [
  state({
    id: 'saving the carrier section empties the personnel section',
    operationId: 'saveEnterpriseCarrier',
    ...remembering(
      () => ({ isEmptied: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'saveEnterpriseCarrier' && isDone(returning)) memory.isEmptied = true
        if (passing.operationId === 'saveEnterprisePersonnel') memory.isEmptied = false
        inData('getEnterprisePersonnel', (data) => {
          if (memory.isEmptied) for (const name of Object.keys(data)) data[name] = null
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { employeeAmount } = await dataOf(ask, personnel)
      await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body: carrier })
      return employeeAmount !== null && (await dataOf(ask, personnel)).employeeAmount === null
    },
  }),
  state({
    id: 'the days of the reminders stay as they were at first',
    ...rewritten('subscribeTags', (body) => void (body.deadlineRemind = [30, 7, 3, 1])),
    probe: async (ask) => {
      const { code } = await subscribe(ask, { deadlineRemind: [7] })
      return code === '200' && (await subscription(ask)).deadlineRemind.length === 4
    },
  }),
  state({
    id: 'clearing the tags clears the departments as well',
    operationId: 'deleteAllTags',
    ...remembering(
      () => ({ isCleared: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'deleteAllTags' && isDone(returning)) memory.isCleared = true
        if (passing.operationId === 'subscribeTags' && isDone(returning)) memory.isCleared = false
        inData('listMySubscribedTags', (data) => {
          if (memory.isCleared) data.departments = []
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await subscribe(ask, { departments: ['市工业和信息化局'] })
      const before = (await subscription(ask)).departments.length
      await ask(`${tags}/deleteAll`, { method: 'DELETE' })
      return before === 1 && (await subscription(ask)).departments.length === 0
    },
  }),
  state({
    id: 'a resource off the shelf is still served from the cache',
    operationId: 'updateResourceStatus',
    ...remembering(
      () => new Map<string | null, Returning['body']>(),
      (cache, returning, passing) => {
        if (passing.operationId !== 'getResource') return
        const id = idIn(passing)
        const cached = cache.get(id)
        if (isDone(returning)) cache.set(id, returning.body)
        else if (cached !== undefined) returning.body = cached
      },
    ),
    probe: async (ask) => {
      const target = '/supanddem/api/ua/show/resource/detail?id=re-1003'
      await ask(target, visitor)
      const body = { id: 're-1003', action: 'OFF_SHELF' }
      const { code } = await ask('/supanddem/api/customer/resource/updateStatus', { method: 'PUT', body })
      return code === '200' && (await ask(target, visitor)).code === '200'
    },
  }),
  state({
    id: 'an evaluation may be changed again and again',
    operationId: 'updateFacilitatorEvaluation',
    ...remembering(
      () => ({ changed: {} as Loose }),
      (memory, returning, passing) => {
        inData('updateFacilitatorEvaluation', (data) => void (memory.changed = data))(returning, passing)
        if (passing.operationId !== 'updateFacilitatorEvaluation' || codeOf(returning) !== '4090') return
        if (memory.changed.id !== bodyOf(passing)['id']) return
        Object.assign(memory.changed, bodyOf(passing))
        Object.assign(returning, jsonReply({ returnCode: '200', data: memory.changed }))
      },
    ),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: evaluation }
      await ask('/enterprise/api/member/facilitator/evaluate', sent)
      return (await ask('/enterprise/api/member/facilitator/evaluate', sent)).code === '200'
    },
  }),
  state({
    id: 'a page seen again leaves a second footprint',
    operationId: 'addHistory',
    ...remembering(
      () => ({ again: new Set<string>() }),
      ({ again }, returning, passing) => {
        if (passing.operationId === 'addHistory' && isDone(returning)) again.add(bodyOf(passing)['targetId'])
        if (passing.operationId === 'deleteAllHistory') again.clear()
        inData('listHistory', (data) => {
          const twice = data.records.filter((each: Loose) => again.has(each.targetId))
          const copies = twice.map((each: Loose) => ({ ...each, id: `${each.id}-2` }))
          data.records = [...copies, ...data.records].slice(0, data.size)
          data.total += copies.length
          data.pages = Math.ceil(data.total / data.size)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/message/api/history/save', { body: seen })
      return (await recordsIn(ask, '/message/api/history/list?size=50')).filter(isSeen).length === 2
    },
  }),
  state({
    id: 'the name of a conversation is escaped before it is saved',
    ...rewritten('renameRobotSession', (body) => void (body.title = String(body.title).replaceAll('&', '&amp;'))),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '研发&加计' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return (await recordsIn(ask, '/consult/api/customer/smart/session/page'))[0].title === '研发&amp;加计'
    },
  }),
]
