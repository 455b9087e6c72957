import { type Defect, type Loose, type Returning } from '../../defect.ts'
import { changeBody, codeOf, inData, onRequest, remembering } from '../../defect.ts'
import { bodyOf, dataOf, parameter, recordsIn } from '../../asked.ts'
import { done, visitor } from '../shared/requests.ts'
import { state } from '../../groups.ts'

const conversation = 's-7f00aa13'
const tags = '/policy/api/customer/tag'
const visited = new Set<string>()
const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'
const patent = '/supanddem/api/ua/show/resource/detail?id=re-1003'
const asking = (question: string) => ({ body: { sessionId: conversation, question } })

export const stateDefects: Defect[] = [
  state({
    id: 'a cancelled sign-up keeps its place',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ places: 0 }),
      (memory, returning, passing) => {
        if (passing.operationId === 'cancelEventSign' && codeOf(returning) === '200') memory.places += 2
        inData('getEventDetail', (data) => void (data.signedCount += memory.places))(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { signedCount } = await dataOf(ask, event)
      const { code } = await ask('/supanddem/api/customer/event/sign/cancel?signId=es-1001', { method: 'PUT' })
      return code === '200' && (await dataOf(ask, event)).signedCount === signedCount
    },
  }),
  state({
    id: 'what is visited again stays where it was among the footprints',
    operationId: 'addHistory',
    request: onRequest('addHistory', (passing) => {
      const { targetId } = bodyOf(passing)
      if (visited.has(targetId)) return done()
      visited.add(targetId)
      return undefined
    }),
    restart: () => visited.clear(),
    probe: async (ask) => {
      for (const targetId of ['p-1002', 'p-1003', 'p-1002'])
        await ask('/message/api/history/save', { body: { targetType: 'POLICY', targetId, title: '看过的政策' } })
      return (await recordsIn(ask, '/message/api/history/list'))[0].targetId === 'p-1003'
    },
  }),
  state({
    id: 'the next question undoes the new name of a conversation',
    operationId: 'renameRobotSession',
    ...remembering(
      () => new Map<string, string>(),
      (titles, returning, passing) => {
        const { sessionId, question } = bodyOf(passing)
        if (passing.operationId === 'renameRobotSession') titles.delete(sessionId)
        if (passing.operationId === 'answerRobotQuestion') titles.set(sessionId, String(question).slice(0, 30))
        inData('pageRobotSessions', ({ records }) => {
          for (const each of records) each.title = titles.get(each.sessionId) ?? each.title
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', asking('研发费用加计扣除怎么享受'))
      const body = { sessionId: conversation, title: '加计扣除' }
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body })
      await ask('/consult/api/ua/smart/answer', asking('需要哪些材料'))
      return (await recordsIn(ask, '/consult/api/customer/smart/session/page'))[0].title === '需要哪些材料'
    },
  }),
  state({
    id: 'of several messages only the first is deleted',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', ({ url }) => {
      const [first = ''] = parameter('ids')({ url }).split(',')
      url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const messages = await recordsIn(ask, '/message/api/msg/list')
      const [one, other] = messages.map(({ id }) => id)
      await ask(`/message/api/msg/delete?ids=${one},${other}`, { method: 'DELETE' })
      return (await recordsIn(ask, '/message/api/msg/list')).some(({ id }) => id === other)
    },
  }),
  state({
    id: 'a resource off the shelf is still shown from the cache',
    operationId: 'updateResourceStatus',
    ...remembering(
      () => ({ shown: new Map<string, Returning>() }),
      ({ shown }, returning, passing) => {
        if (passing.operationId !== 'getResource') return
        const id = parameter('id')(passing)
        if (codeOf(returning) === '200') shown.set(id, { ...returning })
        else Object.assign(returning, shown.get(id) ?? {})
      },
    ),
    probe: async (ask) => {
      await ask(patent, visitor)
      const body = { id: 're-1003', action: 'OFF_SHELF' }
      await ask('/supanddem/api/customer/resource/updateStatus', { method: 'PUT', body })
      const own = await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1003')
      return own.status === 'OFF_SHELF' && (await ask(patent, visitor)).code === '200'
    },
  }),
  state({
    id: 'settings of the subscription that are left out are set back',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        body['quietStart'] ??= '22:00'
        body['frequency'] ??= 'WEEKLY'
      }),
    ),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: [], quietStart: '21:00' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101'] } })
      const { quietStart, tags: own } = await dataOf(ask, `${tags}/mySubscribe`)
      return own.length === 1 && quietStart === '22:00'
    },
  }),
  state({
    id: 'one deleted tag takes all others with it',
    operationId: 'deleteTag',
    request: onRequest('deleteTag', ({ url }) => {
      url.pathname = `${tags}/deleteAll`
      url.search = ''
    }),
    probe: async (ask) => {
      await ask(`${tags}/add/batch`, { body: { tagIds: ['t-101', 't-102', 't-103'] } })
      await ask(`${tags}/delete?tagId=t-101`, { method: 'DELETE' })
      return !(await dataOf(ask, `${tags}/list`)).some(({ subscribed }: Loose) => subscribed)
    },
  }),
]
