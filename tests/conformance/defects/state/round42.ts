import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, inData, onReply, onRequest, remembering } from '../../defect.ts'
import { reshaped, rewritten } from '../shared/hooks.ts'
import {
  calculated,
  done,
  firstIn,
  questioned,
  robotSession,
  subscriptionSettings,
  totalOf,
} from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { state } from '../../groups.ts'

const draftResource = { id: 're-1009', submit: false, enId: 'en-1001', title: '齿轮修形算法' }

const eventDetail = '/supanddem/api/ua/customer/event/detail'

const subscribe = async (ask: Ask, tagIds: string[]) =>
  ask('/policy/api/customer/tag/subscribe', { body: { tagIds, ...subscriptionSettings, deadlineRemind: [7] } })

const seen = new Set<string>()
const viewOf = (passing: Parameters<typeof askerOf>[0] & { body: string }) => {
  const { targetType, targetId } = bodyOf(passing)
  return [askerOf(passing), targetType, targetId].join(' ')
}

const kept = new Map<string, unknown>()

const view = async (ask: Ask, targetId: string) =>
  ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title: '政策一条' } })

export const stateDefects: Defect[] = [
  state({
    id: 'a page that is opened again keeps its old place in the history',
    operationId: 'addHistory',
    request: onRequest('addHistory', (passing) => (seen.has(viewOf(passing)) ? done() : undefined)),
    reply: onReply('addHistory', (returning, passing) => {
      if (isDone(returning)) seen.add(viewOf(passing))
    }),
    restart: () => seen.clear(),
    probe: async (ask) => {
      for (const id of ['p-1006', 'p-1102', 'p-1006']) await view(ask, id)
      return (await firstIn(ask, '/message/api/history/list')).targetId === 'p-1102'
    },
  }),
  state({
    id: 'a saved zero is read back as not filled in',
    ...reshaped('getCostCalculation', ({ inputs }) => {
      for (const [name, value] of Object.entries(inputs)) if (value === 0) inputs[name] = null
    }),
    probe: async (ask) => {
      await calculated(ask)
      const { inputs } = await dataOf(ask, '/consult/api/customer/cost/calculate/detail?enId=en-1001')
      return inputs.negativeIndustryIncome === null
    },
  }),
  state({
    id: 'the new name of a conversation is saved as escaped HTML',
    ...rewritten('renameRobotSession', (body) => {
      if (typeof body.title === 'string') body.title = body.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    }),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '研发&设备' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      return (await firstIn(ask, '/consult/api/customer/smart/session/page')).title === '研发&amp;设备'
    },
  }),
  state({
    id: 'a subscription that is saved without tags keeps the former ones',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (body.tagIds?.length > 0) kept.set(askerOf(passing), body.tagIds)
        else if (Array.isArray(body.tagIds)) body.tagIds = kept.get(askerOf(passing)) ?? []
      }),
    ),
    restart: () => kept.clear(),
    probe: async (ask) => {
      await subscribe(ask, ['t-101'])
      await subscribe(ask, [])
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).tags.length === 1
    },
  }),
  state({
    id: 'the count of unread messages stays in a cache that reading does not empty',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => new Map<string, Buffer>(),
      (counts, returning, passing) => {
        if (passing.operationId !== 'countUnreadMessages' || !isDone(returning)) return
        const asker = askerOf(passing)
        returning.body = counts.get(asker) ?? returning.body
        counts.set(asker, returning.body)
      },
    ),
    probe: async (ask) => {
      const before = await ask('/message/api/msg/count')
      const { id } = await firstIn(ask, '/message/api/msg/list?read=false')
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return before.code === '200' && (await ask('/message/api/msg/count')).text === before.text
    },
  }),
  state({
    id: 'a cancelled place is still counted as taken',
    operationId: 'cancelEventSign',
    ...remembering(
      () => new Map<string, number>(),
      (most, returning, passing) =>
        inData('getEventDetail', (data) => {
          data.signedCount = Math.max(data.signedCount, most.get(data.id) ?? 0)
          most.set(data.id, data.signedCount)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { signId, eventId } = await firstIn(ask, '/supanddem/api/customer/event/myList', (each) => each.cancellable)
      const before = await dataOf(ask, `${eventDetail}?id=${eventId}`)
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      return (await dataOf(ask, `${eventDetail}?id=${eventId}`)).signedCount === before.signedCount
    },
  }),
  state({
    id: 'a draft that is saved again becomes another one',
    ...rewritten('saveAchievementResource', (body) => void delete body.id),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/resource/myList'
      const before = await totalOf(ask, list)
      await ask('/supanddem/api/customer/resource/save/achievement', { body: draftResource })
      return (await totalOf(ask, list)) === before + 1
    },
  }),
]
